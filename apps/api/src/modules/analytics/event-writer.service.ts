import { setImmediate as nextTurn } from 'node:timers/promises';
import { toSite } from '../../infra/limits/network.ts';
import type { Services } from '../../kernel/context.ts';
import { isDatabaseAway } from '../../kernel/database-away.ts';
import { tellOwners } from './activity.service.ts';
import type { EventToWrite, Recorded, Visitor } from './event-to-write.ts';
import { ensureMonths, formatMonth } from './month.service.ts';
import { hashVisitor, utcDay, type VisitorKeys } from './visitor.service.ts';
import { findWritten, writeEvents } from './write-events.service.ts';

/** No event waits longer for others than this. */
const FLUSH_MS = 250;
/** As many are written at once. */
const BATCH_SIZE = 3000;
/** So many turns of the event loop a batch's answers are spread over: each is a request that goes on, others wait for it. */
const ANSWER_TURNS = 100;
const RETRY_MS = 500;
const DAY_MS = 24 * 3600_000;

export interface Waiting {
  event: EventToWrite;
  /** Hashed when it is written: until then the key of its day may be out of reach. */
  visitor: Visitor;
  /** Calls after the first do nothing. */
  resolve(recorded: Recorded): void;
  reject(error: unknown): void;
}

export interface WriterOptions {
  services: Pick<Services, 'db' | 'log' | 'pubSub'>;
  keys: VisitorKeys;
  /** Called each time that writing fails because the database is away. */
  onAway(error: unknown): void;
  /** Called each time that everything which was waiting is written. */
  onWritten(): void;
}

/** Writes events a batch after the other. */
export class EventWriter {
  isAway = false;
  readonly #waiting: Waiting[] = [];
  /** Taken out of what waits; kept when writing it has failed. */
  #batch: Waiting[] = [];
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastFlushAt = 0;
  readonly #months = new Set<string>();

  constructor(private readonly options: WriterOptions) {}

  get size(): number {
    return this.#waiting.length + this.#batch.length;
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (this.isAway) waiting.resolve('PENDING');
    this.#schedule();
  }

  /** Tries to write what waits. */
  flush(): Promise<void> {
    this.stop();
    this.#running ??= this.#writeWaiting().finally(() => {
      this.#running = null;
      this.#lastFlushAt = Date.now();
      if (this.size > 0) this.#schedule();
    });
    return this.#running;
  }

  /** Whoever is waiting is told that the event is held. */
  wait(): void {
    for (const { resolve } of [...this.#batch, ...this.#waiting]) resolve('PENDING');
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The first event after a quiet time goes at once; those after it wait for company. */
  #schedule(): void {
    const isFull = this.#waiting.length >= BATCH_SIZE && !this.isAway;
    if (this.#running || (this.#timer && !isFull)) return;
    clearTimeout(this.#timer);
    const pause = this.isAway ? RETRY_MS : FLUSH_MS;
    const waitMs = isFull ? 0 : Math.max(0, this.#lastFlushAt + pause - Date.now());
    this.#timer = setTimeout(() => void this.flush(), waitMs);
  }

  async #writeWaiting(): Promise<void> {
    try {
      do {
        const isRetry = this.#batch.length > 0;
        if (!isRetry) this.#batch = this.#waiting.splice(0, BATCH_SIZE);
        await (isRetry ? this.#writeAgain() : this.#writeTwice());
        this.#batch = [];
      } while (this.#waiting.length >= (this.isAway ? 1 : BATCH_SIZE));
      this.isAway = false;
      this.options.onWritten();
    } catch (error) {
      this.isAway = true;
      this.wait();
      this.options.onAway(error);
    }
  }

  /** One broken connection is no reason to hold anything. */
  async #writeTwice(): Promise<void> {
    try {
      await this.#write(this.#batch);
    } catch {
      await this.#writeAgain();
    }
  }

  /** What is written already, with an answer that got lost, is not written again. */
  async #writeAgain(): Promise<void> {
    const written = await findWritten(
      this.options.services.db,
      this.#batch.map(({ event }) => event),
    );
    for (const { event, resolve } of this.#batch) {
      if (written.has(event.id)) resolve(event.isRobot ? 'FILTERED' : 'COUNTED');
    }
    this.#batch = this.#batch.filter(({ event }) => !written.has(event.id));
    await this.#write(this.#batch);
  }

  /** Rejects when the database is away. Anything else is the fault of single events, which are sought out. */
  async #write(batch: Waiting[]): Promise<void> {
    const { db, log, pubSub } = this.options.services;
    try {
      await this.#prepare(batch);
      const { outcomes, told } = await writeEvents(
        db,
        batch.map(({ event }) => event),
      );
      await tellOwners(pubSub, told);
      const atOnce = Math.ceil(batch.length / ANSWER_TURNS);
      for (const [index, { event, resolve }] of batch.entries()) {
        resolve(outcomes.get(event) ?? 'TOO_SOON');
        if (index % atOnce === atOnce - 1) await nextTurn();
      }
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const [first, ...others] = batch;
      if (!first) return;
      if (others.length === 0) {
        log.error({ err: error }, 'an event could not be written');
        return first.reject(error);
      }
      const half = Math.ceil(batch.length / 2);
      await this.#write(batch.slice(0, half));
      await this.#write(batch.slice(half));
    }
  }

  async #prepare(batch: Waiting[]): Promise<void> {
    const keys = new Map<number, string>();
    for (const { event } of batch) keys.set(toUtcDay(event.at), '');
    for (const day of keys.keys()) {
      const begin = new Date(day * DAY_MS);
      await this.#ensureMonth(formatMonth(begin));
      keys.set(day, await this.options.keys.of(utcDay(begin)));
    }
    for (const { event, visitor } of batch) {
      const key = keys.get(toUtcDay(event.at)) ?? '';
      event.visitor = hashVisitor(key, visitor, event.cardId);
      event.network = hashVisitor(key, { address: toSite(visitor.address), userAgent: 'network' }, event.cardId);
    }
  }

  async #ensureMonth(month: string): Promise<void> {
    if (this.#months.has(month)) return;
    await ensureMonths(this.options.services.db, [month]);
    this.#months.add(month);
  }
}

/** Days since 1970 in UTC. */
function toUtcDay(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}
