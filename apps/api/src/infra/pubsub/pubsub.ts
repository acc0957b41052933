import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { BusOptions } from './bus.ts';
import { Peers } from './peers.ts';
import { PendingNotifications } from './pending-notifications.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { openRedisBus } from './redis-bus.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    pubSub: PubSub;
  }
}

/** Topic → what is told. Ids only: NOTIFY carries at most 8,000 bytes, and rights are checked when the id is read. */
export interface Topics {
  /** To the owner of a card: something happened to it. */
  [activity: `activity:${string}`]: { id: string };
  /** To the person: they were notified of something; null when they have read some. */
  [notification: `notification:${string}`]: { id: string | null };
  /** To the owner of a deal: it was paid, or the payment was refunded. */
  [payment: `payment:${string}`]: { dealId: string };
  /** Tells the program that listens to a webhook of a delivery. */
  [delivery: `delivery:${string}`]: { id: string };
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
  /** To every process: somebody types, or with `isOver` has sent what they typed. */
  typing: { id: string; userId: string; isOver?: true };
  /** To every process: from now on the person shows when they are here, or no more. */
  presenceChosen: { userId: string; isShown: boolean };
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

/** No topics have these names. */
const STATE = 'state of the bus';
const HELLO = 'hello';
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
  const peers = new Peers(() => pendingNotifications?.add(JSON.stringify({ from: own, topic: HELLO, message: {} })));
  const busOptions: BusOptions = {
    log: options.log,
    receive(text) {
      const { from, topic, message } = JSON.parse(text) as Envelope;
      // One's own has been told here already, when it was published.
      if (from === own) return;
      peers.note(from);
      emitter.emit(topic, message);
    },
    setUp(now) {
      if (now === isUp) return;
      isUp = now;
      if (isUp) options.log.info('the bus between processes is up');
      else options.log.warn('the bus between processes is away: the database is asked instead');
      if (isUp) peers.greet();
      emitter.emit(STATE, now);
    },
  };
  let pendingNotifications: PendingNotifications | null = null;
  const bus = options.redisUrl
    ? await openRedisBus(options.redisUrl, busOptions)
    : await openPostgresBus(options.databaseUrl, busOptions);
  const waiting = new PendingNotifications(bus);
  pendingNotifications = waiting;
  peers.greet();
  const listenTo = <M>(topic: string, listener: (message: M) => void) => {
    emitter.on(topic, listener);
    return () => void emitter.off(topic, listener);
  };
  const publishElsewhere = (topic: string, message: unknown) => {
    if (peers.mayListen(isUp)) waiting.add(JSON.stringify({ from: own, topic, message } satisfies Envelope));
  };
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
      peers.close();
      await waiting.close();
      await bus.close();
    },
  };
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
