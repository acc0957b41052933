import { DataSource, type EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await new DataSource({ type: 'postgres', url: database.url, installExtensions: false }).initialize();
  await db.query('CREATE TABLE things (id int PRIMARY KEY, n int NOT NULL)');
  await db.query('INSERT INTO things VALUES (1, 0), (2, 0)');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const add = (tx: EntityManager, id: number) => tx.query('UPDATE things SET n = n + 1 WHERE id = $1', [id]);

/** Resolves for both once both have come. */
function meetingOfTwo(): () => Promise<void> {
  let open: () => void;
  let missing = 2;
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return met;
  };
}

test('two transactions that wait for each other are both done in the end, once each', async () => {
  const meet = meetingOfTwo();
  let runs = 0;
  const both = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      runs += 1;
      await add(tx, first);
      await meet();
      await add(tx, second);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(runs).toBe(3);
  expect(await db.query('SELECT n FROM things ORDER BY id')).toEqual([{ n: 2 }, { n: 2 }]);
});

test('any other failure is not tried again', async () => {
  let runs = 0;
  const work = inTransaction(db, async (tx) => {
    runs += 1;
    await tx.query('INSERT INTO things VALUES (1, 0)');
  });
  await expect(work).rejects.toThrow('duplicate key');
  expect(runs).toBe(1);
});
