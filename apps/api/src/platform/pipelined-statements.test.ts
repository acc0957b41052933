import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { SharingPool } from './named-statements.ts';
import { PipelinedStatements } from './pipelined-statements.ts';

let database: TestDatabase;
let opened: pg.Client[];
let reads: PipelinedStatements;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function openReads(): PipelinedStatements {
  opened = [];
  reads = new PipelinedStatements(() => {
    const client = new pg.Client({ connectionString: database.url, pipeline: true });
    opened.push(client);
    return client;
  });
  return reads;
}

const double = (value: number) => ({ name: 'double', text: 'SELECT $1::int * 2 AS doubled', values: [value] });
const sleepFor = (seconds: number) => ({ text: 'SELECT pg_sleep($1)::text AS slept', values: [seconds] });

test('everybody gets the rows of their own statement, over two connections', async () => {
  openReads();
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const rows = await Promise.all(numbers.map((number) => reads.query<{ doubled: number }>(double(number))));
  expect(rows).toEqual(numbers.map((number) => [{ doubled: number * 2 }]));
  expect(opened).toHaveLength(2);
  await reads.end();
});

test('a statement that fails leaves those around it alone', async () => {
  openReads();
  const wrong = { text: 'SELECT 1 / $1::int AS broken', values: [0] };
  const settled = await Promise.allSettled([1, 2, 3, 4].flatMap((n) => [reads.query(double(n)), reads.query(wrong)]));
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill(['fulfilled', 'rejected']).flat());
  await reads.end();
});

test('a connection whose answer is late gets nothing more', async () => {
  openReads();
  await Promise.all([reads.query(double(1)), reads.query(double(2))]);
  const slow = [reads.query(sleepFor(1)), reads.query(sleepFor(1))];
  while (reads.query(double(3))) await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all(slow);
  expect(await reads.query(double(4))).toEqual([{ doubled: 8 }]);
  await reads.end();
});

test('a lost connection fails what it was asked, and another takes its place', async () => {
  openReads();
  await Promise.all([reads.query(double(1)), reads.query(double(2))]);
  const waiting = [reads.query(sleepFor(60)), reads.query(sleepFor(60))];
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
  expect(await reads.query(double(4))).toEqual([{ doubled: 8 }]);
  expect(opened.length).toBeGreaterThan(2);
  await reads.end();
});

test('the pool reads when all shared connections are late', async () => {
  const pool = new SharingPool({ connectionString: database.url, max: 1 });
  await Promise.all([pool.read(double(1)), pool.read(double(2))]);
  const slow = [pool.read(sleepFor(2)), pool.read(sleepFor(2))];
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pool.totalCount).toBe(0);
  expect(await pool.read(double(3))).toEqual([{ doubled: 6 }]);
  expect(pool.totalCount).toBe(1);
  await Promise.all(slow);
  await pool.end();
});

test('nothing can be reached: the read fails with the reason', async () => {
  const pool = new SharingPool({ connectionString: 'postgres://127.0.0.1:1/gone' });
  await expect(pool.read(double(1))).rejects.toThrow('ECONNREFUSED');
  await pool.end();
});
