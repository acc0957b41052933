import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { openReadDb } from './read-db.ts';

const warnings: string[] = [];
const log = { warn: (_details: object, text: string) => warnings.push(text) } as never;
let primary: TestDatabase;
let replica: TestDatabase;
beforeAll(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([primary.drop(), replica.drop()]));

const WHERE = 'SELECT current_database() AS name';
const readName = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

test('reads go to the primary when there is no replica', async () => {
  const reads = openReadDb(primary.url, [], log);
  expect(await reads.query('where', WHERE, [])).toEqual([{ name: readName(primary) }]);
  await reads.close();
});

test('reads go to the replica, and to the primary when that is away', async () => {
  const reads = openReadDb(primary.url, [replica.url, 'postgres://127.0.0.1:1/gone'], log);
  const names = [await reads.query('where', WHERE, []), await reads.query('where', WHERE, [])].flat();
  expect(names).toEqual([{ name: readName(replica) }, { name: readName(primary) }]);
  expect(warnings).toEqual(['a replica failed; the primary answers']);
  await reads.close();
});

test('a search is planned once, whatever it looks for', async () => {
  const reads = openReadDb(primary.url, [], log);
  const [setting] = await reads.query<{ plan_cache_mode: string }>('setting', 'SHOW plan_cache_mode', []);
  expect(setting?.plan_cache_mode).toBe('force_generic_plan');
  await reads.close();
});
