import { isWellFormed } from '@tessera/domain';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { hexArray, plainArray, textArray } from './sql-arrays.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function readBack(type: string, literal: string): Promise<unknown> {
  const { rows } = await client.query(`SELECT $1::${type}[] AS list`, [literal]);
  return rows[0]?.list;
}

test('any texts, and none, come back as they were', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', 'NULL', 'null', ' ', '"', '\\', '{a,b}', "'", '\n'),
  );
  const stored = text.filter((value) => !value.includes('\0') && isWellFormed(value));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(stored)), async (values) => {
      expect(await readBack('text', textArray(values))).toEqual(values);
    }),
  );
});

test('any bytes come back as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array()), async (values) => {
      const buffers = values.map((bytes) => Buffer.from(bytes));
      const array = hexArray(buffers.map((bytes) => bytes.toString('hex')));
      expect(await readBack('bytea', array)).toEqual(buffers);
    }),
  );
});

test('plain values come back as they were', async () => {
  expect(await readBack('int', plainArray([1, -2, null]))).toEqual([1, -2, null]);
  expect(await readBack('boolean', plainArray([true, false, null]))).toEqual([true, false, null]);
  const at = new Date('2026-03-29T01:00:00.123Z');
  expect(await readBack('timestamptz', plainArray([at.toISOString()]))).toEqual([at]);
  expect(await readBack('int', plainArray([]))).toEqual([]);
});
