import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGate, type DatabaseGate } from '../../testing/database-gate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let database: TestDatabase;
let gate: DatabaseGate;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  gate = await buildGate(database.url);
  server = await startTestServer({ DATABASE_URL: gate.url, LOG_LEVEL: 'silent', BILLING: 'none' });
  person = await server.register();
});
afterAll(async () => {
  await server.close();
  await gate.shut();
  await database.drop();
});

const card = { title: 'Once', data: { name: 'Asha Rao', email: 'asha@example.com' } };
const send = (key: string) =>
  server.rest('POST', '/api/cards', { body: card, as: person, headers: { 'idempotency-key': key } });

async function countCards(): Promise<number> {
  const [row] = await server.services.db.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM cards WHERE owner_id = $1',
    [person.id],
  );
  return row?.count ?? 0;
}

/** The row as a process leaves it that died some time ago, before it kept its answer. */
async function die(column = ''): Promise<void> {
  await server.services.db.query(
    `UPDATE idempotency_keys SET status = NULL, answer = NULL, created_at = now() - interval '61 seconds' ${column}
      WHERE user_id = $1`,
    [person.id],
  );
}

const ALREADY_DONE = { status: 409, body: { code: 'CONFLICT', reason: 'ALREADY_DONE' } };

test('a card whose commit nobody heard of is not made again', async () => {
  const before = await countCards();
  gate.loseNextCommit();
  expect((await send('lost commit')).status).toBeGreaterThanOrEqual(500);
  expect(await send('lost commit')).toMatchObject(ALREADY_DONE);
  expect(await countCards()).toBe(before + 1);
});

test('a card whose server died before it answered is not made again', async () => {
  expect((await send('lost answer')).status).toBe(201);
  const before = await countCards();
  await die();
  expect(await send('lost answer')).toMatchObject(ALREADY_DONE);
  expect(await countCards()).toBe(before);
});

test('GraphQL names the reason as well', async () => {
  const query = 'mutation { createCard(input: { data: { name: "Asha", email: "a@example.com" } }) { card { id } } }';
  const create = () => server.graphql(query, { as: person, headers: { 'idempotency-key': 'graphql' } });
  await create();
  await die();
  expect((await create()).errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'ALREADY_DONE' } }]);
});

test('a request whose server died before it wrote is carried out by its retry', async () => {
  await send('unwritten');
  await die(', has_written = false');
  const before = await countCards();
  expect((await send('unwritten')).status).toBe(201);
  expect(await countCards()).toBe(before + 1);
});

test('a request that met no database is carried out by its retry', async () => {
  const before = await countCards();
  await gate.shut();
  expect((await send('away')).status).toBeGreaterThanOrEqual(500);
  await gate.open();
  await expect.poll(async () => (await send('away')).status, { timeout: 20_000 }).toBe(201);
  expect(await countCards()).toBe(before + 1);
});
