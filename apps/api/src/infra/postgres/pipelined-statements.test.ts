import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { SharingPool } from './named-statements.ts';
import { PipelinedStatements } from './pipelined-statements.ts';

let database: TestDatabase;
let opened: pg.Client[];
let shared: PipelinedStatements;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function openShared(): PipelinedStatements {
  opened = [];
  shared = new PipelinedStatements(() => {
    const client = new pg.Client({ connectionString: database.url, pipeline: true });
    opened.push(client);
    return client;
  });
  return shared;
}

const double = (value: number) => ({ name: 'double', text: 'SELECT $1::int * 2 AS doubled', values: [value] });
const sleepFor = (seconds: number) => ({ text: 'SELECT pg_sleep($1)::text AS slept', values: [seconds] });

test('everybody gets the rows of their own statement, over two connections', async () => {
  openShared();
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const results = await Promise.all(numbers.map((number) => shared.query<{ doubled: number }>(double(number))));
  expect(results.map((result) => result?.rows)).toEqual(numbers.map((number) => [{ doubled: number * 2 }]));
  expect(opened).toHaveLength(2);
  await shared.end();
});

test('a statement that fails leaves those around it alone', async () => {
  openShared();
  const wrong = { text: 'SELECT 1 / $1::int AS broken', values: [0] };
  const settled = await Promise.allSettled([1, 2, 3, 4].flatMap((n) => [shared.query(double(n)), shared.query(wrong)]));
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill(['fulfilled', 'rejected']).flat());
  await shared.end();
});

test('a connection whose answer is late gets nothing more', async () => {
  openShared();
  await Promise.all([shared.query(double(1)), shared.query(double(2))]);
  const owed: unknown[] = [shared.query(sleepFor(1)), shared.query(sleepFor(1))];
  for (let sent = shared.query(double(3)); sent; sent = shared.query(double(3))) {
    owed.push(sent);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // What was sent behind the slow ones is answered after them, and a connection that owes an answer may be late again.
  await Promise.all(owed);
  expect(await shared.query(double(4))).toMatchObject({ rows: [{ doubled: 8 }] });
  await shared.end();
});

test('a lost connection fails what it was asked, and another takes its place', async () => {
  openShared();
  await Promise.all([shared.query(double(1)), shared.query(double(2))]);
  const waiting = [shared.query(sleepFor(60)), shared.query(sleepFor(60))];
  const failed = Promise.allSettled(waiting);
  const ended = opened.map((client) => new Promise((resolve) => client.once('end', resolve)));
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE $1', [
    'SELECT pg_sleep($1)%',
  ]);
  await admin.end();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await Promise.all(ended);
  expect(await shared.query(double(4))).toMatchObject({ rows: [{ doubled: 8 }] });
  expect(opened.length).toBeGreaterThan(2);
  await shared.end();
});

test('the pool itself asks when all shared connections are late', async () => {
  const pool = new SharingPool({ connectionString: database.url, max: 1 });
  await Promise.all([pool.share(double(1)), pool.share(double(2))]);
  const slow = [pool.share(sleepFor(2)), pool.share(sleepFor(2))];
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pool.totalCount).toBe(0);
  expect(await pool.share(double(3))).toMatchObject({ rows: [{ doubled: 6 }] });
  expect(pool.totalCount).toBe(1);
  await Promise.all(slow);
  await pool.end();
});

test('nothing can be reached: the statement fails with the reason', async () => {
  const pool = new SharingPool({ connectionString: 'postgres://127.0.0.1:1/gone' });
  await expect(pool.share(double(1))).rejects.toThrow('ECONNREFUSED');
  await pool.end();
});
