import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { openPostgresBus } from './pubsub-postgres.ts';
import { openRedisBus } from './pubsub-redis.ts';

/** Topic → what is told. Ids only: NOTIFY carries at most 8,000 bytes, and rights are checked when the id is read. */
export interface Topics {
  /** To the owner of a card: something happened to it. */
  [activity: `activity:${string}`]: { id: string };
  /** To every process: this session's sockets have to go. */
  sessionEnded: { sessionId: string };
  /** To every process: what everybody may see has changed. */
  directoryChanged: Record<string, never>;
  /** To every process: a conversation's messages or members are others than before. Its counters say which. */
  conversationChanged: { id: string; isMembers?: boolean };
  /** To every process: somebody has read further. */
  conversationRead: { id: string; userId: string };
  /** To every process: who is here at the process that says it, conversation → people; the rest of it is as it was. */
  presence: { from: string; here?: Record<string, string[]>; gone?: Record<string, string[]> };
  /** To every process: somebody types. */
  typing: { id: string; userId: string };
  /** To every process: one has begun and asks who is here. */
  presenceAsked: Record<string, never>;
}
type Topic = keyof Topics & string;

/** Tells all processes on one database. A message told while nobody listens, or while the bus is away, is gone. */
export interface PubSub {
  /** False while what other processes say may not be heard. */
  readonly isUp: boolean;
  /** Here at once, elsewhere soon. Never waits for the bus and never fails. */
  publish<T extends Topic>(topic: T, message: Topics[T]): Promise<void>;
  /** Only to the other processes: this one knows it already. */
  publishElsewhere<T extends Topic>(topic: T, message: Topics[T]): void;
  /** Ends when `return()` is called on it, as graphql-ws does on unsubscribing. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]>;
  /** Calls back until the function that it gives is called. */
  on<T extends Topic>(topic: T, listener: (message: Topics[T]) => void): () => void;
  /** Calls back when the bus has gone or come back. */
  onState(listener: (isUp: boolean) => void): () => void;
  close(): Promise<void>;
}

/** What carries texts between processes: in order, at most once. */
export interface Bus {
  /** All of them, or an error. */
  send(texts: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface BusOptions {
  log: FastifyBaseLogger;
  receive(text: string): void;
  setUp(isUp: boolean): void;
}

/** No topic has this name. */
const STATE = 'state of the bus';
const MOST_WAITING = 10_000;
/** More in one statement carry no more. */
const BATCH = 50;
const RETRY_MS = 500;
/** As long the first one waits for others: a statement costs as much as a hundred messages in it. */
const LINGER_MS = 2;

interface Envelope {
  from: string;
  topic: string;
  message: unknown;
}

export async function createPubSub(options: {
  databaseUrl: string;
  redisUrl: string | null;
  log: FastifyBaseLogger;
}): Promise<PubSub> {
  const own = randomUUID();
  const emitter = new EventEmitter().setMaxListeners(0);
  let isUp = false;
  const busOptions: BusOptions = {
    log: options.log,
    receive(text) {
      const { from, topic, message } = JSON.parse(text) as Envelope;
      // One's own has been told here already, when it was published.
      if (from !== own) emitter.emit(topic, message);
    },
    setUp(now) {
      if (now === isUp) return;
      isUp = now;
      if (isUp) options.log.info('the bus between processes is up');
      else options.log.warn('the bus between processes is away: the database is asked instead');
      emitter.emit(STATE, now);
    },
  };
  const bus = options.redisUrl
    ? await openRedisBus(options.redisUrl, busOptions)
    : await openPostgresBus(options.databaseUrl, busOptions);
  const outbox = new Outbox(bus);
  const listenTo = <M>(topic: string, listener: (message: M) => void) => {
    emitter.on(topic, listener);
    return () => void emitter.off(topic, listener);
  };
  const publishElsewhere = (topic: string, message: unknown) =>
    outbox.add(JSON.stringify({ from: own, topic, message } satisfies Envelope));
  return {
    get isUp() {
      return isUp;
    },
    async publish(topic, message) {
      emitter.emit(topic, message);
      publishElsewhere(topic, message);
    },
    publishElsewhere,
    subscribe: (topic) => listen(emitter, topic),
    on: listenTo,
    onState: (listener) => listenTo(STATE, listener),
    async close() {
      await outbox.close();
      await bus.close();
    },
  };
}

/** What waits for the bus, in order. While it is away the oldest are dropped: whoever follows asks the database then. */
class Outbox {
  #waiting: string[] = [];
  #isClosed = false;
  #sending: Promise<void> | null = null;

  constructor(private readonly bus: Bus) {}

  add(text: string): void {
    if (this.#isClosed) return;
    this.#waiting.push(text);
    if (this.#waiting.length > MOST_WAITING) this.#waiting.splice(0, this.#waiting.length - MOST_WAITING);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (!this.#isClosed) await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.bus.send(batch);
      } catch {
        // The bus itself has logged that it is away. A batch that arrived all the same is told twice, which is harmless.
        if (this.#isClosed) return;
        this.#waiting.unshift(...batch);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }

  /** Lets the batch that is on its way arrive, and what waits while the bus is up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#sending;
  }
}

/** `events.on` gives argument lists and never closes by itself; this gives the one message of each. */
function listen<M>(emitter: EventEmitter, topic: string): AsyncIterableIterator<M> {
  const events = on(emitter, topic);
  return {
    async next() {
      const { value, done } = await events.next();
      return done ? { value: undefined, done: true } : { value: value[0] as M, done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
