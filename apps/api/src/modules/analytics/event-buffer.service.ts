import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Services } from '../../kernel/context.ts';
import type { NewEvent, Recorded, Visitor } from './event-to-write.ts';
import { EventWriter } from './event-writer.service.ts';
import { utcDay, VisitorKeys } from './visitor.service.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    /** What visitors did with cards, on its way into the database. */
    events: EventBuffer;
  }
}

/** Some are written while another is made up. A card's events are always in the same, so that none waits for another. */
const WRITERS = 4;
/** As many are held at most while the database is away. */
const MOST_HELD = 50_000;
/** How long the end of the process waits for a database that is away. */
const CLOSING_MS = 5000;

/**
 * Events on their way into the database, a batch at a time. Whoever adds one hears what became of it after the commit;
 * while the database is away it is held with its own time, and its giver hears that instead.
 */
export class EventBuffer {
  readonly #keys: VisitorKeys;
  readonly #writers: EventWriter[];
  #isAway = false;
  #dropped = 0;

  constructor(
    private readonly services: Pick<Services, 'db' | 'log' | 'metrics' | 'pubSub'>,
    private readonly limits: { mostHeld?: number; closingMs?: number } = {},
  ) {
    this.#keys = new VisitorKeys(services.db);
    const options = {
      services,
      keys: this.#keys,
      onAway: (error: unknown) => this.#goAway(error),
      onWritten: () => this.#comeBack(),
    };
    this.#writers = Array.from({ length: WRITERS }, () => new EventWriter(options));
  }

  /** Rejects with UNAVAILABLE when as many are held as fit. */
  add(event: NewEvent, visitor: Visitor): Promise<Recorded> {
    if (this.#size >= (this.limits.mostHeld ?? MOST_HELD)) return Promise.reject(this.#drop());
    return new Promise((resolve, reject) => {
      this.#writerFor(event.cardId).add({ event: { ...event, visitor: '', network: '' }, visitor, resolve, reject });
    });
  }

  /** Whoever is waiting is told that the event is held. */
  wait(): void {
    for (const writer of this.#writers) writer.wait();
  }

  /** Writes what is left; says how many events are lost when the database does not come back in time. */
  async close(): Promise<void> {
    const end = Date.now() + (this.limits.closingMs ?? CLOSING_MS);
    for (; this.#size > 0 && Date.now() < end; await sleep(10)) {
      await Promise.all(this.#writers.map((writer) => writer.flush()));
    }
    for (const writer of this.#writers) writer.stop();
    if (this.#size > 0) this.services.log.error({ lost: this.#size }, 'events could not be written before the end');
  }

  get #size(): number {
    return this.#writers.reduce((total, { size }) => total + size, 0);
  }

  /** By the end of the id, which is random. */
  #writerFor(cardId: string): EventWriter {
    const writer = this.#writers[Number.parseInt(cardId.slice(-4), 16) % WRITERS] ?? this.#writers[0];
    if (!writer) throw new Error('There is no writer.');
    return writer;
  }

  #goAway(error: unknown): void {
    if (!this.#isAway) this.services.log.warn({ err: error }, 'the database is away: events are held in memory');
    this.#isAway = true;
  }

  #comeBack(): void {
    if (this.#size === 0) this.#keys.forgetBefore(utcDay(new Date()));
    if (!this.#isAway || this.#writers.some(({ isAway }) => isAway)) return;
    this.#isAway = false;
    this.services.log.info({ dropped: this.#dropped }, 'the database is back: the events that were held are written');
    this.#dropped = 0;
  }

  #drop(): AppError {
    const { log, metrics } = this.services;
    if (this.#dropped === 0) log.error({ held: this.#size }, 'no more events can be held: they are dropped');
    this.#dropped += 1;
    metrics.droppedEvents.inc();
    return new AppError('UNAVAILABLE', msg('The server can’t count this right now. Try again later.'));
  }
}
