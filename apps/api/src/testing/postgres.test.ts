import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './postgres.ts';

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('every test database is migrated and sees nothing of the others', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await rows(one.url, 'CREATE TABLE mine ()');
  expect(await rows(two.url, `SELECT to_regclass('mine') AS mine`)).toEqual([{ mine: null }]);
  expect(await rows(two.url, 'SELECT name FROM migrations')).not.toEqual([]);
  await Promise.all([one.drop(), two.drop()]);
});

test('a database is dropped under those who are still connected', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(rows(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
});
