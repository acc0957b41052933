import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../server/data-source.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';

const OWNER = '00000000-0000-7000-8000-000000000001';
const CARD = '00000000-0000-7000-8000-000000000002';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await connect(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Back to the last migration before the one that counts. */
async function undoAnalytics(): Promise<void> {
  const applied = await db.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp DESC');
  for (const { name } of applied) {
    await db.undoLastMigration();
    if (name === 'Analytics1700000007000') return;
  }
}

test('what was written before figures were is counted by their rules, and nothing is lost on the way back', async () => {
  await undoAnalytics();
  await db.query(`INSERT INTO users (id, email, full_name) VALUES ($1, 'asha@example.com', 'Asha Rao')`, [OWNER]);
  await db.query(`INSERT INTO cards (id, owner_id, slug, visibility, data) VALUES ($1, $2, 'card', 'PUBLIC', '{}')`, [
    CARD,
    OWNER,
  ]);
  const event = (minute: number, visitor: number, kind: string, more = 'NULL, false, NULL, NULL') =>
    `(gen_random_uuid(), '${CARD}', '${OWNER}', '${kind}', '\\x0${visitor}', now() - interval '90 days' + ${minute} * interval '1 minute', ${more})`;
  await db.query(
    `INSERT INTO card_events (id, card_id, owner_id, kind, visitor, created_at, target, is_robot, channel, utm) VALUES
     ${event(0, 1, 'VIEW', `NULL, false, 'QR', '{"source": "fair", "term": "x"}'`)}, ${event(20, 1, 'ACTION', "'phone', false, NULL, NULL")},
     ${event(0, 2, 'VIEW')}, ${event(1, 2, 'ACTION', "'website', false, NULL, NULL")}, ${event(2, 2, 'SAVE')},
     ${event(0, 3, 'VIEW', `NULL, true, 'LINK', '{"source": "fair"}'`)}`,
  );
  await db.runMigrations();
  const figures = `SELECT sum(views)::int AS views, sum(filtered_views)::int AS filtered, sum(actions)::int AS actions,
    sum(saves)::int AS saves, sum(visitor_days)::int AS days, sum(tapped_days)::int AS tapped,
    sum(converted_days)::int AS converted, sum(saved_days)::int AS saved FROM card_figures WHERE is_day = $1`;
  for (const isDay of [true, false]) {
    expect(await db.query(figures, [isDay])).toEqual([
      { views: 2, filtered: 1, actions: 2, saves: 1, days: 2, tapped: 2, converted: 2, saved: 1 },
    ]);
  }
  const parts = await db.query<object[]>(
    `SELECT part, value, sum(count)::int AS count, sum(conversions)::int AS conversions FROM card_figure_parts
      WHERE NOT is_day GROUP BY part, value ORDER BY part, value`,
  );
  expect(parts).toEqual([
    { part: 'CAMPAIGN', value: '["fair",null,null]', count: 1, conversions: 1 },
    { part: 'CHANNEL', value: '', count: 1, conversions: 1 },
    { part: 'CHANNEL', value: 'QR', count: 1, conversions: 1 },
    { part: 'COUNTRY', value: '', count: 2, conversions: 0 },
    { part: 'TARGET', value: 'phone', count: 1, conversions: 0 },
    { part: 'TARGET', value: 'website', count: 1, conversions: 0 },
  ]);
  await undoAnalytics();
  expect(await db.query('SELECT count(*)::int AS n FROM card_events')).toEqual([{ n: 6 }]);
});
