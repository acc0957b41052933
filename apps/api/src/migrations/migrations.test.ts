import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../server/data-source.ts';
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
