import { EventEmitter, on } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import pg from 'pg';

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
}
type Topic = keyof Topics & string;

/** Tells all processes on one database. A message told while nobody listens is gone. */
export interface PubSub {
  publish<T extends Topic>(topic: T, message: Topics[T]): Promise<void>;
  /** Ends when `return()` is called on it, as graphql-ws does on unsubscribing. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<Topics[T]>;
  close(): Promise<void>;
}

interface Bus {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'tessera';
const RECONNECT_MS = 1000;

export async function createPubSub(options: {
  databaseUrl: string;
  redisUrl: string | null;
  log: FastifyBaseLogger;
}): Promise<PubSub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const receive = (text: string) => {
    const { topic, message } = JSON.parse(text) as { topic: string; message: unknown };
    emitter.emit(topic, message);
  };
  const bus = options.redisUrl
    ? await openRedisBus(options.redisUrl, options.log, receive)
    : await openPostgresBus(options.databaseUrl, options.log, receive);
  return {
    publish: (topic, message) => bus.send(JSON.stringify({ topic, message })),
    subscribe: (topic) => listen(emitter, topic),
    close: () => bus.close(),
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

async function openRedisBus(url: string, log: FastifyBaseLogger, receive: (text: string) => void): Promise<Bus> {
  const sender = new Redis(url);
  const receiver = new Redis(url);
  for (const client of [sender, receiver]) client.on('error', (error) => log.warn({ err: error }, 'redis is away'));
  receiver.on('message', (_channel, text) => receive(text));
  await receiver.subscribe(CHANNEL);
  return {
    async send(text) {
      await sender.publish(CHANNEL, text);
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

async function openPostgresBus(
  connectionString: string,
  log: FastifyBaseLogger,
  receive: (text: string) => void,
): Promise<Bus> {
  let isClosed = false;
  let listener: pg.Client | null = null;
  const sender = new pg.Pool({ connectionString, max: 2 });
  sender.on('error', (error) => log.warn({ err: error }, 'the sender of the bus lost its database'));

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString });
    client.on('notification', ({ payload }) => payload && receive(payload));
    // A client whose database dies emits its own `error`; without a listener the process would end.
    client.on('error', (error) => log.warn({ err: error }, 'the listener of the bus lost its database'));
    client.on('end', () => {
      if (!isClosed) setTimeout(reconnect, RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listener = client;
  }
  function reconnect(): void {
    if (isClosed) return;
    connect().catch(() => setTimeout(reconnect, RECONNECT_MS).unref());
  }

  await connect();
  return {
    async send(text) {
      await sender.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
    },
    async close() {
      isClosed = true;
      await Promise.all([listener?.end(), sender.end()]);
    },
  };
}
