import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../infra/jobs.ts';
import { sweepMonths } from '../modules/analytics/month.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';
import { type Person, startTestServer, type TestServer } from '../testing/server.ts';
import { grantApiRole } from './api-role.ts';
import { createTasks, TIMETABLE } from './jobs.ts';

const role = `api_${randomBytes(6).toString('hex')}`;
let database: TestDatabase;
let server: TestServer;
let asha: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  await grantApiRole(database.url, role, 'a-password-of-the-role');
  // As after every further migration.
  await grantApiRole(database.url, role);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'a-password-of-the-role';
  server = await startTestServer({ DATABASE_URL: url.href, MIGRATE: 'off' });
  asha = await server.register('Asha Rao');
});
afterAll(async () => {
  await server.close();
  await database.drop();
  const template = new URL(database.url);
  template.pathname = 'postgres';
  await asOwner(template.href, `DROP ROLE ${role}`);
});

async function asOwner(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a role that owns nothing serves people', async () => {
  const { body: ready } = await server.rest('GET', '/readyz');
  expect(ready).toMatchObject({ status: 'ready' });
  const card = { title: 'Seen', data: { name: 'Asha Rao', email: 'asha@example.com' }, isPublic: true };
  const { status, body } = await server.rest('POST', '/api/cards', { body: card, as: asha });
  expect(status).toBe(201);
  const cardId = (body.card as { id: string }).id;
  const seen = await server.rest('POST', `/api/cards/${cardId}/events`, {
    body: { kind: 'view' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  expect(seen.body.isCounted).toBe(true);
  const group = await server.graphql<{ createGroup: { group: { id: string } } }>(
    'mutation { createGroup(input: { name: "Fair" }) { group { id } } }',
    { as: asha },
  );
  const conversationId = group.data?.createGroup.group.id;
  const send =
    'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, text: "Hello", clientId: "01a20ef9-a136-704c-a97c-22f6642c7ec3" }) { message { number } } }';
  expect((await server.graphql(send, { as: asha, variables: { id: conversationId } })).errors).toBeUndefined();
  expect((await server.rest('DELETE', `/api/cards/${cardId}`, { as: asha })).status).toBe(204);
});

test('does the jobs', async () => {
  await server.rest('POST', '/api/auth/forgot-password', { body: { email: asha.email } });
  await server.runJobs();
  const waiting = await asOwner(database.url, 'SELECT 1 FROM graphile_worker.jobs WHERE last_error IS NOT NULL');
  expect(waiting).toEqual([]);
  const jobs = await startJobs(server.services.env.databaseUrl ?? '', createTasks(server.services), {
    log: server.services.log,
    ...TIMETABLE,
  });
  await jobs.stop();
});

test('makes and drops the months of events', async () => {
  await sweepMonths(server.services, new Date('2044-01-01T12:00Z'));
  const months = "SELECT relname AS name FROM pg_class WHERE relname ~ '^card_events_204[0-9]_[0-9]+$' ORDER BY 1";
  const named = (rows: Record<string, unknown>[]) => rows.map(({ name }) => name);
  expect(named(await asOwner(database.url, months))).toEqual([
    'card_events_2044_01',
    'card_events_2044_02',
    'card_events_2044_03',
  ]);
  await sweepMonths(server.services, new Date('2048-01-01T12:00Z'));
  expect(named(await asOwner(database.url, months))).toEqual([
    'card_events_2048_01',
    'card_events_2048_02',
    'card_events_2048_03',
  ]);
});

test.each([
  'CREATE TABLE mine (id int)',
  'ALTER TABLE users ADD COLUMN mine int',
  'DROP TABLE cards',
  'TRUNCATE messages',
  'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'ALTER TABLE security_events DISABLE TRIGGER ALL',
  'DELETE FROM migrations',
  'CREATE ROLE mine SUPERUSER',
  'DROP POLICY api ON graphile_worker._private_jobs',
])('is refused %s', async (statement) => {
  await expect(server.services.db.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('no role that owns the tables is taken', async () => {
  const owner = decodeURIComponent(new URL(database.url).username);
  await expect(grantApiRole(database.url, owner)).rejects.toThrow('Choose another one');
});
