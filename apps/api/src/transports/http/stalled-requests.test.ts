import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildGate, type DatabaseGate } from '../../testing/database-gate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let database: TestDatabase;
let gate: DatabaseGate;
let server: TestServer;
let asha: Person;
let cardId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  gate = await buildGate(database.url);
  server = await startTestServer({ DATABASE_URL: gate.url, LOG_LEVEL: 'silent' });
  asha = await server.register('Asha Rao');
  const body = { title: 'Seen', data: { name: 'Asha Rao', email: 'asha@example.com' }, isPublic: true };
  cardId = ((await server.rest('POST', '/api/cards', { body, as: asha })).body.card as { id: string }).id;
});
afterEach(() => gate.thaw());
afterAll(async () => {
  await server.close();
  await gate.shut();
  await database.drop();
});

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a database that says nothing keeps nobody waiting, and what visitors do is held until it speaks', async () => {
  gate.freeze();
  const [rest, graphql, view] = await Promise.all([
    server.rest('GET', '/api/cards', { as: asha }),
    server.graphql('{ cards(first: 1) { edges { node { id } } } }', { as: asha }),
    server.rest('POST', `/api/cards/${cardId}/events`, { body: { kind: 'view' }, headers: { 'user-agent': AGENT } }),
  ]);
  const text = 'This can’t be reached right now. Try again in a moment.';
  expect([rest.status, rest.body]).toEqual([503, { message: text, error: text, code: 'UNAVAILABLE' }]);
  expect([graphql.status, graphql.errors]).toEqual([503, [{ message: text, extensions: { code: 'UNAVAILABLE' } }]]);
  expect([view.status, view.body]).toEqual([200, { isCounted: false, isPending: true }]);
  const ready = await server.rest('GET', '/readyz');
  expect([ready.status, ready.body.reason]).toEqual([503, 'the database does not answer']);

  gate.thaw();
  await expect.poll(async () => (await server.rest('GET', '/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect((await server.rest('GET', '/api/cards', { as: asha })).status).toBe(200);
  const counted = () => server.services.db.query('SELECT kind FROM card_events WHERE card_id = $1', [cardId]);
  await expect.poll(counted, { timeout: 20_000 }).toEqual([{ kind: 'VIEW' }]);
});

test('a database that is away is no fault of the request', async () => {
  await gate.shut();
  const answer = await server.rest('GET', '/api/cards', { as: asha });
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  await gate.open();
});
