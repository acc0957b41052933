import { Redis, type RedisOptions } from 'ioredis';
import type { Bus, BusOptions } from './bus.ts';

const CHANNEL = 'tessera';
/** How long a start waits for Redis; the chat works without it meanwhile. */
const START_MS = 3000;

/**
 * How a client of ours behaves without its Redis: what is asked fails at once instead of waiting in line, and it goes
 * on trying to come back.
 */
export const REDIS_OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: 5000,
  commandTimeout: 5000,
  keepAlive: 5000,
  retryStrategy: (times) => Math.min(times * 100, 1000),
};

/** Redis' PUBLISH and SUBSCRIBE. It comes back by itself when Redis does. */
export async function openRedisBus(url: string, { log, receive, setUp }: BusOptions): Promise<Bus> {
  const sender = new Redis(url, REDIS_OPTIONS);
  const receiver = new Redis(url, REDIS_OPTIONS);
  for (const client of [sender, receiver]) client.on('error', (error) => log.debug({ err: error }, 'redis is away'));
  receiver.on('message', (_channel, text) => receive(text));
  let isClosed = false;
  receiver.on('close', () => !isClosed && setUp(false));
  const isListening = new Promise<void>((resolve) => {
    receiver.on('ready', () => {
      receiver.subscribe(CHANNEL).then(
        () => {
          setUp(true);
          resolve();
        },
        (error) => log.debug({ err: error }, 'redis went away again'),
      );
    });
  });
  await Promise.race([isListening, new Promise((resolve) => setTimeout(resolve, START_MS).unref())]);
  return {
    async send(texts) {
      const pipeline = sender.pipeline();
      for (const text of texts) pipeline.publish(CHANNEL, text);
      for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
    },
    async close() {
      isClosed = true;
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
