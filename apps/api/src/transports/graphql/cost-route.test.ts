import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

let server: TestServer;
let owner: Person;
let program: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  program = await tokenFixtures(server).program(owner, 'cards:read');
});
afterAll(() => server.close());

const CARDS = 'query ($first: Int!) { viewer { cards(first: $first) { edges { node { id title } } } } }';
const ask = (query: unknown, variables?: object, as: Person | null = null) =>
  server.rest('POST', '/graphql/cost', { body: { query, variables }, as });

test('a query’s cost is said before it is sent, and is what sending it takes in advance', async () => {
  const { status, body } = await ask(CARDS, { first: 30 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ most: 20_000 });
  const sent = await server.graphql(CARDS, { variables: { first: 30 }, as: program });
  expect(sent.extensions?.cost).toMatchObject({ requested: body.requested });
  expect((await ask(CARDS, { first: 60 })).body.requested).toBeGreaterThan(Number(body.requested));
});

test('asking costs one point and carries nothing out', async () => {
  const query = 'mutation { createCard(input: { data: { name: "Asha", email: "a@example.com" } }) { card { id } } }';
  const { status, headers } = await ask(query, {}, program);
  expect([status, headers.get('x-cost-actual')]).toEqual([200, '1']);
  const { data } = await server.graphql('{ viewer { cards { totalCount } } }', { as: owner });
  expect(data).toEqual({ viewer: { cards: { totalCount: 0 } } });
});

test('what can’t be sent is refused here as well', async () => {
  const dear = await ask(
    '{ viewer { cards(first: 100) { edges { node { versions { version savedAt data { title name role email phone website tagline address } } } } } } }',
  );
  expect(dear.body).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX', most: 20_000 } }] });
  expect(await ask('{ nope }')).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('nope'), extensions: { code: 'BAD_USER_INPUT' } }] },
  });
  for (const query of [undefined, '', '{ viewer {']) expect((await ask(query)).status).toBe(400);
  expect((await ask(CARDS, { first: 1 }, { ...owner, token: 'tsr_wrong' })).status).toBe(401);
});
