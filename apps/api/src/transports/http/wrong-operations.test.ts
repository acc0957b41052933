import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

interface WrongOperation {
  query: string;
  variables?: Record<string, unknown>;
}

type Errors = { message: string }[];

const MOST_ERRORS = 10;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ NODE_ENV: 'production' });
  person = await server.register('Asha Rao');
});
afterAll(() => server.close());

const TRANSPORTS: [name: string, ask: (operation: WrongOperation) => Promise<Errors>][] = [
  ['HTTP', (operation) => post(operation, 'application/json')],
  ['HTTP with the media type of GraphQL', (operation) => post(operation, 'application/graphql-response+json')],
  ['HTTP with GET', get],
  ['a socket', askSocket],
];

async function post(operation: WrongOperation, accept: string): Promise<Errors> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, accept };
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(operation),
  });
  return ((await response.json()) as { errors: Errors }).errors;
}

async function get({ query, variables = {} }: WrongOperation): Promise<Errors> {
  const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const headers = { 'apollo-require-preflight': '1', authorization: `Bearer ${person.token}` };
  const response = await fetch(`${server.origin}/graphql?${asked}`, { headers });
  return ((await response.json()) as { errors: Errors }).errors;
}

async function askSocket(operation: WrongOperation): Promise<Errors> {
  const url = `${server.origin.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token: person.token } });
  try {
    const { value } = await client.iterate(operation).next();
    return value.errors;
  } catch (errors) {
    return errors as Errors;
  } finally {
    await client.dispose();
  }
}

const many = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, n) => write(n));
/** Of inputs with unknown fields, each of which is a mistake. */
const REPORT = 'query ($input: AnalyticsReportInput!) { analyticsReport(input: $input) { dates } }';
const SORTED = 'query ($sort: ContactSort!) { contacts(orderBy: $sort) { totalCount } }';
const UNKNOWN = Object.fromEntries(many(40, (n) => `titl${n}`).map((name) => [name, 'x']));

describe.each(TRANSPORTS)('over %s', (_name, ask) => {
  test('a document with many mistakes is told 10 of them', async () => {
    const query = `{ viewer { ${many(60, (n) => `wrong${n}`).join(' ')} } }`;
    expect(await ask({ query })).toHaveLength(MOST_ERRORS);
  });

  test('variables with many mistakes are told 10 of them', async () => {
    const errors = await ask({ query: REPORT, variables: { input: UNKNOWN } });
    expect(errors).toHaveLength(MOST_ERRORS);
  });

  test.each<[string, WrongOperation]>([
    ['a field', { query: '{ viewer { fullNam } }' }],
    ['an argument', { query: '{ contacts(firs: 1) { totalCount } }' }],
    ['a type', { query: '{ viewer { ...F } } fragment F on Viewr { id }' }],
    ['a value of an enum', { query: '{ contacts(orderBy: NAM) { totalCount } }' }],
    ['a field of an input', { query: '{ analyticsReport(input: { fro: "x" }) { dates } }' }],
    ['a field of an input in variables', { query: REPORT, variables: { input: { fro: 'x' } } }],
    ['a value of an enum in variables', { query: SORTED, variables: { sort: 'NAM' } }],
  ])('nothing is suggested for %s that isn’t there', async (_what, operation) => {
    const errors = await ask(operation);
    expect(errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
  });
});

test('a subscription’s variables are told 10 mistakes', async () => {
  const names = many(30, (n) => `v${n}`);
  const declared = names.map((name) => `$${name}: Boolean!`).join(', ');
  const used = names.map((name) => `${name}: id @include(if: $${name})`).join(' ');
  const query = `subscription (${declared}) { activityAdded { ${used} } }`;
  expect(await askSocket({ query, variables: {} })).toHaveLength(MOST_ERRORS);
});

test('REST tells 10 mistakes, and suggests nothing', async () => {
  const tags = many(400, () => '').map(() => 5);
  const answers = await Promise.all([
    server.rest('POST', '/api/cards', {
      body: { title: 'x', data: { name: 'x', email: 'x@example.com', tags } },
      as: person,
    }),
    server.rest('POST', '/api/cards', { body: { title: 'x', data: { name: 'x', type: 'busines' } }, as: person }),
    server.rest('POST', '/api/cards', {
      body: {
        title: 'x',
        data: { name: 'x', email: 'x@example.com', tags: many(400, (n) => `${n} ${'long '.repeat(20)}`) },
      },
      as: person,
    }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object).length).toBeLessThanOrEqual(MOST_ERRORS);
    expect(JSON.stringify(body)).not.toMatch(/did you mean/i);
  }
});

test('outside production suggestions help', async () => {
  const helpful = await startTestServer({ DATABASE_URL: server.databaseUrl });
  const { errors } = await helpful.graphql('{ viewer { fullNam } }');
  expect(errors?.[0]?.message).toContain('Did you mean "fullName"?');
  await helpful.close();
});
