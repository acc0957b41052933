import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, migrate } from '../server/data-source.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('migrations run down and up again and leave no change pending', async () => {
  const db = await connect(database.url);
  try {
    for (const _ of db.migrations) await db.undoLastMigration();
    expect(await tables()).toEqual(['migrations']);
    await db.runMigrations();
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  } finally {
    await db.destroy();
  }

  async function tables() {
    const rows = await db.query<{ name: string }[]>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    return rows.map(({ name }) => name);
  }
});

test('a database with tables of before the baseline is refused, with what to do', async () => {
  const older = await createTestDatabase();
  const db = await connect(older.url);
  try {
    await expect(migrate(older.url)).resolves.toBeUndefined();
    await db.query("UPDATE migrations SET name = 'GroundFloor1700000000000'");
    await expect(migrate(older.url)).rejects.toThrow('Use an empty database.');
    await db.query('DROP TABLE migrations');
    await expect(migrate(older.url)).rejects.toThrow('Use an empty database.');
  } finally {
    await db.destroy();
    await older.drop();
  }
});
