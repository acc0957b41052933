import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { ensureMonths, formatMonth, sweepMonths } from './month.service.ts';
import { sweepVisitors } from './visitor.service.ts';
import { writeEvents } from './write-events.service.ts';

let server: TestServer;
let owner: Person;
let cardId: string;
beforeAll(async () => {
  server = await startTestServer({ EVENT_RETENTION_DAYS: '100' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.register('Asha Rao');
  const body = { title: 'Seen', data: { name: 'Asha Rao', email: 'asha@example.com' }, isPublic: true };
  const answer = await server.rest('POST', '/api/cards', { body, as: owner });
  cardId = (answer.body.card as { id: string }).id;
});

async function viewAt(at: Date): Promise<void> {
  await ensureMonths(server.services.db, [formatMonth(at)]);
  const event = { kind: 'VIEW', target: null, channel: null, shareMark: null, utm: null, campaign: null } as const;
  const hash = randomBytes(16).toString('hex');
  const visitor = { isRobot: false, isChecked: true, country: null, visitor: hash, network: hash };
  await writeEvents(server.services.db, [{ ...event, ...visitor, id: uuid(), at, cardId }]);
}

async function months(): Promise<string[]> {
  const rows = await server.services.db.query<{ at: Date }[]>(
    'SELECT created_at AS at FROM card_events WHERE card_id = $1 ORDER BY created_at',
    [cardId],
  );
  return rows.map(({ at }) => formatMonth(at));
}

test('whole months of single events go when their last day has been kept long enough; the figures stay', async () => {
  for (const day of ['2030-01-31T23:59Z', '2030-02-01T00:00Z', '2030-05-11T12:00Z']) await viewAt(new Date(day));
  await sweepMonths(server.services, new Date('2030-05-11T23:00Z'));
  expect(await months()).toEqual(['2030_01', '2030_02', '2030_05']);
  await sweepMonths(server.services, new Date('2030-05-12T01:00Z'));
  expect(await months()).toEqual(['2030_02', '2030_05']);
  const { body } = await server.rest('GET', '/api/analytics/overview', { as: owner });
  expect(body.totals).toMatchObject({ totalViews: 3 });
});

test('there is room for this month and two more, and it is made anew when it is not there', async () => {
  const { db } = server.services;
  await sweepMonths(server.services, new Date('2040-11-30T12:00Z'));
  await db.query('DROP TABLE card_events_2041_01');
  await Promise.all([1, 2].map(() => sweepMonths(server.services, new Date('2040-11-30T12:00Z'))));
  const rows = await db.query<{ name: string }[]>(
    "SELECT relname AS name FROM pg_class WHERE relname ~ '^card_events_204[01]_[0-9]+$' ORDER BY 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(['card_events_2040_11', 'card_events_2040_12', 'card_events_2041_01']);
});

test('an event of a month without room makes it', async () => {
  await server.services.db.query(`DROP TABLE IF EXISTS card_events_${formatMonth(new Date())}`);
  const { body } = await server.rest('POST', `/api/cards/${cardId}/events`, {
    body: { kind: 'view' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  expect(body.isCounted).toBe(true);
});

test('a visitor’s key is destroyed with the day, and the visitor is forgotten soon after', async () => {
  const { db } = server.services;
  await db.query("INSERT INTO visitor_keys VALUES ('2030-03-01', 'x'), ('2030-03-02', 'y')");
  for (const day of ['2030-02-27T12:00Z', '2030-02-28T12:00Z']) await viewAt(new Date(day));
  await sweepVisitors(server.services, new Date('2030-03-02T00:00Z'));
  const keys = await db.query<{ day: string }[]>("SELECT day::text FROM visitor_keys WHERE day > '2030-01-01'");
  expect(keys).toEqual([{ day: '2030-03-02' }]);
  const left = await db.query<object[]>("SELECT first_at FROM visitor_days WHERE first_at < '2030-05-01'");
  expect(left).toEqual([{ first_at: new Date('2030-02-28T12:00Z') }]);
});

test('what is deleted with its card leaves no event and no figure', async () => {
  await viewAt(new Date());
  await server.rest('DELETE', `/api/cards/${cardId}`, { as: owner });
  const left = await server.services.db.query<object[]>(
    `SELECT 1 FROM card_events WHERE card_id = $1 UNION ALL SELECT 1 FROM card_figures WHERE card_id = $1
     UNION ALL SELECT 1 FROM card_figure_parts WHERE card_id = $1`,
    [cardId],
  );
  expect(left).toEqual([]);
});
