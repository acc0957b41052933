import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { hasRedis, startRedis, type TestRedis } from '../../testing/redis.ts';
import { createPubSub, type PubSub } from './pubsub.ts';

const silent = () => undefined;
const log = { warn: silent, info: silent, debug: silent } as unknown as FastifyBaseLogger;

let database: TestDatabase;
let redis: TestRedis | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  if (hasRedis) redis = await startRedis();
});
afterAll(async () => {
  await redis?.kill();
  await database.drop();
});

function open(bus: string): Promise<PubSub> {
  return createPubSub({ databaseUrl: database.url, redisUrl: bus === 'Redis' ? (redis?.url ?? null) : null, log });
}

// Without a redis-server on the PATH its cases are named as skipped.
for (const bus of ['PostgreSQL', 'Redis']) {
  describe.skipIf(bus === 'Redis' && !hasRedis)(`through ${bus}`, () => {
    test('what one process tells, every process hears, in order and on its topic alone', async () => {
      const [one, two] = [await open(bus), await open(bus)];
      const heardByOne = one.subscribe('activity:a');
      const heardByTwo = two.subscribe('activity:a');
      const others = two.subscribe('activity:b');
      for (const id of ['1', '2', '3']) await one.publish('activity:a', { id });
      await one.publish('activity:b', { id: 'b' });
      for (const id of ['1', '2', '3']) {
        expect((await heardByOne.next()).value).toEqual({ id });
        expect((await heardByTwo.next()).value).toEqual({ id });
      }
      expect((await others.next()).value).toEqual({ id: 'b' });
      await Promise.all([one.close(), two.close()]);
    });

    test('a subscription ends when it is returned, also while it waits', async () => {
      const pubSub = await open(bus);
      const subscription = pubSub.subscribe('activity:a');
      const waiting = subscription.next();
      await subscription.return?.();
      expect((await waiting).done).toBe(true);
      await pubSub.close();
    });
  });
}

describe.skipIf(!hasRedis)('without its Redis', () => {
  test('nothing waits or fails, one’s own process still hears, and others hear again when it is back', async () => {
    const mine = await startRedis();
    const options = { databaseUrl: database.url, redisUrl: mine.url, log };
    const [one, two] = [await createPubSub(options), await createPubSub(options)];
    const states: boolean[] = [];
    one.onState((isUp) => states.push(isUp));
    await mine.kill();
    await expect.poll(() => [one.isUp, two.isUp]).toEqual([false, false]);
    const heardHere: unknown[] = [];
    const heardThere: unknown[] = [];
    one.on('activity:a', (message) => heardHere.push(message));
    two.on('activity:a', (message) => heardThere.push(message));
    await one.publish('activity:a', { id: 'meanwhile' });
    expect(heardHere).toEqual([{ id: 'meanwhile' }]);
    await mine.startAgain();
    await expect.poll(() => [one.isUp, two.isUp], { timeout: 10_000 }).toEqual([true, true]);
    await one.publish('activity:a', { id: 'again' });
    await expect.poll(() => heardThere).toContainEqual({ id: 'again' });
    expect(states).toEqual([false, true]);
    await Promise.all([one.close(), two.close()]);
    await mine.kill();
  });
});

test('the listener comes back when PostgreSQL has thrown it out', async () => {
  const pubSub = await open('PostgreSQL');
  const heard = pubSub.subscribe('activity:a');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
  const told = heard.next();
  // What is told meanwhile is lost, so it is told until somebody hears.
  const telling = setInterval(() => pubSub.publish('activity:a', { id: 'again' }), 100);
  expect((await told).value).toEqual({ id: 'again' });
  clearInterval(telling);
  await Promise.all([client.end(), pubSub.close()]);
});
