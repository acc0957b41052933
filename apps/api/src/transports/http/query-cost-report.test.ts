import { readFileSync } from 'node:fs';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { giveCards } from '../../testing/cost-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

const LIMIT = 60_000;
const CARDS = '{ viewer { cards(first: 20) { edges { node { id title } } } } }';
const NO_ID = '00000000-0000-7000-8000-000000000000';

let server: TestServer;
let owner: Person;
let program: Person;
let publicId: string;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  owner = await server.register('Asha Rao');
  await givePlan(server, owner);
  program = await tokenFixtures(server).program(owner, 'cards:read', 'profile:read');
  publicId = await giveCards(server, owner, 2);
  await server.services.db.query(`UPDATE cards SET visibility = 'PUBLIC' WHERE id = $1`, [publicId]);
});
beforeEach(() => server.services.rateLimits.reset('tokenCostByOwner', owner.id));
afterAll(() => server.close());

interface Cost {
  requested: number;
  actual: number;
  limit: number;
  remaining: number;
  resetAt: string;
}

async function ask(query: string, options: Parameters<TestServer['graphql']>[1] = { as: program }) {
  const { extensions, errors, headers } = await server.graphql(query, options);
  return {
    errors,
    headers,
    cost: extensions?.cost as Cost | undefined,
    left: Number(headers.get('ratelimit-remaining')),
  };
}

describe('a program is told what its query cost', () => {
  test('a page with two cards costs two cards', async () => {
    const { cost, headers } = await ask(CARDS);
    // The viewer, the page and its edges; of each card its edge's node, id and title.
    expect(cost).toMatchObject({ requested: 3 + 20 * 3, actual: 3 + 2 * 3, limit: LIMIT, remaining: LIMIT - 9 });
    expect(cost?.actual).toBeLessThan(27);
    expect(Date.parse(String(cost?.resetAt))).toBeGreaterThan(Date.now());
    expect(headers.get('ratelimit-remaining')).toBe(String(cost?.remaining));
    expect([headers.get('x-cost-requested'), headers.get('x-cost-actual')]).toEqual(['63', '9']);
  });

  test('with both media types, and over a socket', async () => {
    const headers = { accept: 'application/graphql-response+json' };
    expect((await ask(CARDS, { as: program, headers })).cost).toMatchObject({ actual: 9, remaining: LIMIT - 9 });
    const url = `${server.origin.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token: program.token } });
    const { value } = await client.iterate({ query: CARDS }).next();
    expect(value).toMatchObject({ extensions: { cost: { actual: 9, remaining: LIMIT - 18 } } });
    await client.dispose();
  });

  test('fields that a directive leaves out, or a null object, cost nothing', async () => {
    const query = `query { viewer { id email @skip(if: true) } card(id: "${NO_ID}") { id title owner { name } } }`;
    expect((await ask(query)).cost).toMatchObject({ requested: 8, actual: 3 });
  });

  test('a fragment counts once for a value, however often it is spread', async () => {
    const query = '{ viewer { ...A ...A } } fragment A on Viewer { id fullName }';
    expect((await ask(query)).cost).toMatchObject({ requested: 5, actual: 3 });
  });

  test('an expensive field shows its weight in the schema and is charged for it', async () => {
    const schema = readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8');
    expect(schema).toContain('duplicateContacts: [ContactDuplicates!]! @cost(weight: "50") @listSize(assumedSize: 20)');
    const { headers } = await ask('{ duplicateContacts { reasons } }', { as: owner });
    expect([headers.get('x-cost-requested'), headers.get('x-cost-actual')]).toEqual(['70', '50']);
  });
});

test('sessions are told in headers, and visitors have no budget', async () => {
  const { cost, headers } = await ask(CARDS, { as: owner });
  expect([cost, headers.get('x-cost-actual')]).toEqual([undefined, '9']);
  expect((await ask('{ viewer { id } }', {})).headers.get('x-cost-actual')).toBeNull();
});

describe('a refused request costs one point', () => {
  const dear = Array.from({ length: 30 }, (_, n) => `a${n}: id`).join(' ');
  test.each([
    ['what does not parse', '{ viewer { '],
    ['what is not in the schema', '{ viewer { cards(first: 100) { edges { node { nothing } } } } }'],
    [
      'what is too complex',
      `{ viewer { cards(first: 100) { edges { node { shares(first: 100) { edges { node { ${dear} } } } } } } } }`,
    ],
    ['what no scope allows', '{ contacts(first: 100) { edges { node { id } } } }'],
    ['wrong variables', 'query ($n: Int!) { viewer { cards(first: $n) { edges { node { id } } } } }'],
    ['what needs a proof', 'mutation { endOtherSessions { endedCount } }'],
  ])('%s', async (_what, query) => {
    const { errors, left, headers } = await ask(query);
    expect(errors).not.toHaveLength(0);
    expect(left).toBe(LIMIT - 1);
    expect((await ask(query, { as: program, headers: { accept: 'application/graphql-response+json' } })).left).toBe(
      LIMIT - 2,
    );
    expect(headers.get('x-cost-actual')).toBe('1');
  });

  test('by REST as well', async () => {
    const { status, headers } = await server.rest('GET', '/api/cards?limit=100&nothing=1', { as: program });
    expect([status, headers.get('ratelimit-remaining')]).toEqual([400, String(LIMIT - 1)]);
  });
});

test('what is too complex is told its cost, the limit and the dearest list', async () => {
  const inner = Array.from({ length: 30 }, (_, n) => `a${n}: id`).join(' ');
  const query = `{ viewer { mine: cards(first: 100) { edges { node { shares(first: 10) { edges { node { ${inner} } } } } } } } }`;
  const { errors } = await ask(query);
  // 1 viewer, 1 page, 1 edges, 100 nodes, 100 pages, 100 edges, 1000 nodes with 30 fields.
  expect(errors?.[0]).toMatchObject({
    extensions: {
      code: 'QUERY_TOO_COMPLEX',
      limit: 'cost',
      most: 20_000,
      cost: 32_303 - 1000,
      dearestField: { path: 'viewer.mine.edges.node.shares' },
    },
  });
});

test('what errors and answers at once gave back adds up', async () => {
  const queries = [
    CARDS,
    `{ card(id: "${NO_ID}") { id title data { name } } }`,
    '{ viewer { id } nothing }',
    '{ viewer { cards(first: 0) { edges { node { id } } } } }',
    '{ viewer { cards(first: 100) { edges { node { id data { name } } } } } }',
  ];
  const answers = await Promise.all([...queries, ...queries, ...queries].map((query) => ask(query)));
  const paid = answers.reduce((sum, { headers }) => sum + Number(headers.get('x-cost-actual')), 0);
  const { cost } = await ask('{ viewer { id } }');
  expect(cost?.remaining).toBe(LIMIT - paid - 2);
});

test('REST says the same in headers', async () => {
  const { status, headers } = await server.rest('GET', '/api/cards?limit=20', { as: program });
  expect(status).toBe(200);
  const [requested, actual] = [headers.get('x-cost-requested'), headers.get('x-cost-actual')].map(Number);
  expect(actual).toBeLessThan(Number(requested));
  expect(headers.get('ratelimit-remaining')).toBe(String(LIMIT - Number(actual)));
});

test('an answer that is kept for everybody costs a program one point and stays as it is', async () => {
  const query = `{ publicCard(id: "${publicId}") { id title keywords } }`;
  const { data } = await server.graphql(query);
  const answer = await server.graphql(query, { as: program });
  expect(answer.data).toEqual(data);
  expect(answer).not.toHaveProperty('extensions');
  expect(answer.headers.get('ratelimit-remaining')).toBe(String(LIMIT - 1));
  expect((await server.graphql(query)).headers.get('ratelimit-remaining')).toBeNull();
});
