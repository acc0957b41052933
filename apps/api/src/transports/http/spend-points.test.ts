import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { DEAR, DEAR_POINTS, giveCards } from '../../testing/cost-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

const POINTS = 300_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SESSION_POINTS: String(POINTS) });
});
afterAll(() => server.close());

async function registerWithCards(): Promise<Person> {
  const person = await server.register();
  await giveCards(server, person, 100);
  await server.services.rateLimits.reset('sessionCostByViewer', person.id);
  return person;
}

async function ask(as: Person, query = DEAR, on = server) {
  const { status, headers } = await on.graphql(query, { as });
  return { status, left: Number(headers.get('ratelimit-remaining')), headers };
}

async function askOverSocket({ token }: Person): Promise<unknown> {
  const url = `${server.origin.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token } });
  try {
    return (await client.iterate({ query: DEAR }).next()).value;
  } catch (errors) {
    return { errors };
  } finally {
    await client.dispose();
  }
}

const readStored = ({ id }: Person) =>
  server.services.db.query('SELECT points FROM rate_limits WHERE key = $1', [`sessionCostByViewer:${id}`]);

test('what sessions ask is taken from the budget by its cost and told in headers, and the store is not asked for a little', async () => {
  const person = await registerWithCards();
  const { left, headers } = await ask(person);
  expect(POINTS - left).toBe(DEAR_POINTS);
  expect(headers.get('ratelimit-limit')).toBe(String(POINTS));
  expect(headers.get('ratelimit-policy')).toBe(`${POINTS};w=60`);
  expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  expect(await readStored(person)).toEqual([]);
});

test('many dear queries at once of all sessions of a person are refused after their points, on every transport', async () => {
  const person = await registerWithCards();
  const { body } = await server.rest('POST', '/api/auth/login', {
    body: { email: person.email, password: 'secret-enough' },
  });
  const other = { ...person, token: String(body.token) };
  const asked = await Promise.all(Array.from({ length: 55 }, (_, n) => ask(n % 2 === 0 ? person : other)));
  const granted = asked.filter(({ status }) => status === 200).length;
  expect(granted).toBeGreaterThan(30);
  expect(granted * DEAR_POINTS).toBeLessThanOrEqual(POINTS);
  const refused = await ask(other);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await askOverSocket(person)).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect((await ask(await server.register())).status).toBe(200);
});

test('several processes share what is beyond the free part of each', async () => {
  const second = await startTestServer({ SESSION_POINTS: String(POINTS), DATABASE_URL: server.databaseUrl });
  const person = await registerWithCards();
  const asked = await Promise.all(
    Array.from({ length: 80 }, (_, n) => ask(person, DEAR, n % 2 === 0 ? server : second)),
  );
  const granted = asked.filter(({ status }) => status === 200).length;
  // The store's 240,000, and 60,000 of each process.
  expect(granted * DEAR_POINTS).toBeLessThanOrEqual(360_000);
  expect(granted).toBeLessThan(80);
  await second.close();
});
