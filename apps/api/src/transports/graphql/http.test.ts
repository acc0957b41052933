import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register();
});
afterAll(() => server.close());

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: () => `${server.origin}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { 'apollo-require-preflight': '1', ...(init.headers as object) } }),
  });

  test('is audited in all 61 points', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });
});

test('a form of another site can’t send a simple request', async () => {
  const response = await fetch(`${server.origin}/graphql?query={viewer{id}}`);
  expect(response.status).toBe(400);
});

test('introspection is on', async () => {
  const { data } = await server.graphql<{ __schema: { types: object[] } }>('{ __schema { types { name } } }');
  expect(data?.__schema.types.length).toBeGreaterThan(20);
});

describe('limits before execution', () => {
  const spreads = (n: number) =>
    `query { ...f0 } ${Array.from({ length: n }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f${n} on Query { errorCodes }`;
  const QUERIES: [name: string, query: string, variables?: object][] = [
    ['deep', `{ viewer { ${'cards { edges { node { owner { '.repeat(30)} id ${'} } } }'.repeat(30)} } }`],
    ['many tokens', `{ viewer { ${'id '.repeat(5000)} } }`],
    ['many aliases', `{ ${Array.from({ length: 80 }, (_, i) => `a${i}: viewer { id }`).join(' ')} }`],
    ['many root fields', `{ ${'errorCodes '.repeat(25)} }`],
    [
      'large pages',
      '{ viewer { cards(first: 100) { edges { node { versions { data { extra { company { email } } } } owner { id } } } } } }'.replace(
        'versions',
        'v1: versions { version } v2: versions',
      ),
    ],
    [
      'large pages by a variable',
      'query ($n: Int!) { viewer { cards(first: $n) { edges { node { id slug title badge path url version visibility createdAt updatedAt owner { id name handle about path email avatarUrl } versions { version savedAt } } } } } }',
      { n: 100 },
    ],
    ['spreads of spreads', spreads(20)],
    ['a deep list', `{ a(b: ${'['.repeat(3000)}${']'.repeat(3000)}) }`],
  ];
  const REFUSED = new Set([
    'deep',
    'many tokens',
    'many aliases',
    'many root fields',
    'spreads of spreads',
    'a deep list',
  ]);

  test.each(QUERIES)('%s', async (name, query, variables) => {
    const { errors } = await server.graphql(query, { variables, as: owner });
    if (REFUSED.has(name)) expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
    else expect(errors).toBeUndefined();
  });

  test('a page size that makes a document too much is refused, though the document was fine before', async () => {
    const query = `query ($n: Int!) { viewer { cards(first: $n) { ${Array.from({ length: 50 }, (_, i) => `e${i}: edges { cursor node { id slug title badge path } }`).join(' ')} } } }`;
    expect((await server.graphql(query, { variables: { n: 1 }, as: owner })).errors).toBeUndefined();
    const { errors } = await server.graphql(query, { variables: { n: 100 }, as: owner });
    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  test('others are answered while refusals come in', async () => {
    const hostile = Array.from({ length: 20 }, () => server.graphql(QUERIES[0]?.[1] ?? ''));
    const { data } = await server.graphql<{ viewer: object }>('{ viewer { id } }', { as: owner });
    expect(data?.viewer).toBeTruthy();
    expect((await Promise.all(hostile)).every(({ errors }) => errors)).toBe(true);
  });

  test('a batch is refused', async () => {
    const { status } = await server.rest('POST', '/graphql', {
      body: [{ query: '{viewer{id}}' }, { query: '{viewer{id}}' }],
    });
    expect(status).toBe(400);
  });
});
