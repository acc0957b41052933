import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@tessera/domain';
import type { Services } from '../../platform/context.ts';
import { isDatabaseAway } from '../../platform/database-away.ts';
import { tellOwners } from './activity.service.ts';
import { ensureMonths, monthOf } from './month.service.ts';
import { hashVisitor, utcDay, type Visitor, VisitorKeys } from './visitor.service.ts';
import { type EventToWrite, findWritten, type Outcome, writeEvents } from './write-events.service.ts';

/** No event waits longer for others than this. */
const FLUSH_MS = 250;
/** As many are written at once. */
const BATCH_SIZE = 2000;
/** As many are held at most while the database is away. */
const MOST_HELD = 50_000;
const RETRY_MS = 500;
/** How long the end of the process waits for a database that is away. */
const CLOSING_MS = 5000;

/** What the giver of an event hears: PENDING when it is held until the database is back. */
export type Recorded = Outcome | 'PENDING';

/** An event that has just happened. */
export type NewEvent = Omit<EventToWrite, 'visitor'> & { visitor: Visitor };

interface Waiting {
  event: NewEvent;
  /** Calls after the first do nothing. */
  resolve(recorded: Recorded): void;
  reject(error: unknown): void;
}

/**
 * Events on their way into the database, a batch at a time. Whoever adds one hears what became of it after the commit;
 * while the database is away it is held with its own time, and its giver hears that instead.
 */
export class EventBuffer {
  readonly #keys: VisitorKeys;
  readonly #months = new Set<string>();
  readonly #waiting: Waiting[] = [];
  /** Taken out of what waits; kept when writing it has failed. */
  #batch: Waiting[] = [];
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastFlushAt = 0;
  #isAway = false;
  #dropped = 0;

  constructor(
    private readonly services: Pick<Services, 'db' | 'log' | 'metrics' | 'pubSub'>,
    private readonly limits: { mostHeld?: number; closingMs?: number } = {},
  ) {
    this.#keys = new VisitorKeys(services.db);
  }

  /** UNAVAILABLE when as many are held as fit. */
  async add(event: NewEvent): Promise<Recorded> {
    if (this.#size >= (this.limits.mostHeld ?? MOST_HELD)) throw this.#drop();
    const recorded = new Promise<Recorded>((resolve, reject) => this.#waiting.push({ event, resolve, reject }));
    if (this.#isAway) this.#waiting.at(-1)?.resolve('PENDING');
    this.#schedule();
    return recorded;
  }

  /** Writes what is left; says how many events are lost when the database does not come back in time. */
  async close(): Promise<void> {
    const closingMs = this.limits.closingMs ?? CLOSING_MS;
    for (const end = Date.now() + closingMs; this.#size > 0 && Date.now() < end; await sleep(10)) {
      clearTimeout(this.#timer);
      await this.#flush();
    }
    clearTimeout(this.#timer);
    if (this.#size > 0) this.services.log.error({ lost: this.#size }, 'events could not be written before the end');
  }

  get #size(): number {
    return this.#waiting.length + this.#batch.length;
  }

  /** The first event after a quiet time goes at once; those after it wait for company. */
  #schedule(): void {
    const isFull = this.#waiting.length >= BATCH_SIZE && !this.#isAway;
    if (this.#running || (this.#timer && !isFull)) return;
    clearTimeout(this.#timer);
    const pause = this.#isAway ? RETRY_MS : FLUSH_MS;
    const waitMs = isFull ? 0 : Math.max(0, this.#lastFlushAt + pause - Date.now());
    this.#timer = setTimeout(() => void this.#flush(), waitMs);
  }

  #flush(): Promise<void> {
    this.#timer = undefined;
    this.#running ??= this.#writeWaiting().finally(() => {
      this.#running = null;
      this.#lastFlushAt = Date.now();
      if (this.#size > 0) this.#schedule();
    });
    return this.#running;
  }

  async #writeWaiting(): Promise<void> {
    try {
      do {
        const isRetry = this.#batch.length > 0;
        if (!isRetry) this.#batch = this.#waiting.splice(0, BATCH_SIZE);
        await (isRetry ? this.#writeAgain() : this.#writeTwice());
        this.#batch = [];
      } while (this.#waiting.length >= (this.#isAway ? 1 : BATCH_SIZE));
      this.#comeBack();
    } catch (error) {
      this.#goAway(error);
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
      this.services.db,
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
    try {
      const events = await this.#prepare(batch);
      const { outcomes, told } = await writeEvents(this.services.db, events);
      await tellOwners(this.services.pubSub, told);
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? 'GONE');
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const [first, ...others] = batch;
      if (!first) return;
      if (others.length === 0) {
        this.services.log.error({ err: error }, 'an event could not be written');
        return first.reject(error);
      }
      const half = Math.ceil(batch.length / 2);
      await this.#write(batch.slice(0, half));
      await this.#write(batch.slice(half));
    }
  }

  async #prepare(batch: Waiting[]): Promise<EventToWrite[]> {
    const months = new Set(batch.map(({ event }) => monthOf(event.at)));
    const unknown = [...months].filter((month) => !this.#months.has(month));
    if (unknown.length > 0) await ensureMonths(this.services.db, unknown);
    for (const month of unknown) this.#months.add(month);
    const events: EventToWrite[] = [];
    for (const { event } of batch) {
      const key = await this.#keys.of(utcDay(event.at));
      events.push({ ...event, visitor: hashVisitor(key, event.visitor, event.cardId) });
    }
    return events;
  }

  #goAway(error: unknown): void {
    const { log } = this.services;
    if (!this.#isAway) log.warn({ err: error }, 'the database is away: events are held in memory');
    this.#isAway = true;
    for (const { resolve } of [...this.#batch, ...this.#waiting]) resolve('PENDING');
  }

  #comeBack(): void {
    this.#keys.forgetBefore(utcDay(new Date()));
    if (!this.#isAway) return;
    this.#isAway = false;
    this.services.log.info({ dropped: this.#dropped }, 'the database is back: the events that were held are written');
    this.#dropped = 0;
  }

  #drop(): AppError {
    if (this.#dropped === 0)
      this.services.log.error({ held: this.#size }, 'no more events can be held: they are dropped');
    this.#dropped += 1;
    this.services.metrics.droppedEvents.inc();
    return new AppError('UNAVAILABLE', 'This can’t be counted now. Please try again later.');
  }
}
