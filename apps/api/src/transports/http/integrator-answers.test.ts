import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

const SITE = 'https://partner.example';

let server: TestServer;
let owner: Person;
let program: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  owner = await server.register('Asha Rao');
  await givePlan(server, owner);
  program = await tokenFixtures(server).program(owner, 'cards:write', 'profile:read');
});
afterAll(() => server.close());

const call = (path: string, init: RequestInit = {}) => fetch(server.origin + path, { redirect: 'manual', ...init });
const bearer = () => ({ authorization: `Bearer ${program.token}` });

describe('a DELETE with a content type and no body', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded'])(
    'of %s works',
    async (type) => {
      const { body } = await server.rest('POST', '/api/cards', {
        body: { title: 'x', data: { name: 'A', email: 'a@example.com' } },
        as: program,
      });
      const path = `/api/cards/${(body.card as { id: string }).id}`;
      const headers = { ...bearer(), 'content-type': type };
      expect((await call(path, { method: 'DELETE', headers })).status).toBe(204);
      expect((await call('/api/cards', { headers })).status).toBe(200);
    },
  );
});

describe('a body that is not JSON', () => {
  const TYPES = [
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/json',
    'application/x-www-form-urlencoded',
    'text/csv',
  ];
  test.each(TYPES)('of %s gets 415 on every path', async (type) => {
    const id = crypto.randomUUID();
    const paths = ['/api/contacts', '/api/auth/login', `/api/cards/${id}/events`, '/api/uploads', `/api/inbound/${id}`];
    for (const path of [...paths, '/graphql', '/mcp']) {
      const headers = { ...bearer(), 'content-type': type };
      const answer = await call(path, { method: 'POST', headers, body: '{"name":"Fay"}' });
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 415]);
      expect(text).toContain('UNSUPPORTED_MEDIA_TYPE');
      expect(text).toContain('Content-Type: application/json');
    }
  });
});

describe('GET /graphql', () => {
  const read = (query: string, headers: Record<string, string>) =>
    call(`/graphql?query=${encodeURIComponent(query)}`, { headers });

  test('with a token is answered, because no page of another site could have sent it', async () => {
    const response = await read('{ viewer { id } }', { ...bearer(), accept: 'application/json' });
    expect([response.status, await response.json()]).toMatchObject([200, { data: { viewer: { id: owner.id } } }]);
  });

  test('without one is refused with our own error', async () => {
    const response = await read('{ errorCodes }', { accept: 'application/json' });
    const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] };
    expect(response.status).toBe(400);
    expect(errors[0]?.message).toBe('To read by GET, send an access token, or the header apollo-require-preflight: 1.');
    expect((await read('{ errorCodes }', { accept: 'application/json', 'apollo-require-preflight': '1' })).status).toBe(
      200,
    );
  });

  test.each(['', 'query=', 'query=a&variables=x', 'query=a&variables=[]', 'query=a&query=b', 'query=a&extensions=x'])(
    'of “%s” is refused with our own error',
    async (search) => {
      const response = await call(`/graphql?${search}`, { headers: { ...bearer(), accept: 'application/json' } });
      const text = await response.text();
      expect([response.status, JSON.parse(text).errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(text).not.toMatch(/search parameter|persistedQuery/);
    },
  );

  test('of a mutation is METHOD_NOT_ALLOWED', async () => {
    const response = await read('mutation { updateViewer(input: { about: "x" }) { viewer { id } } }', {
      ...bearer(),
      accept: 'application/json',
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] });
  });
});

describe('POST /graphql', () => {
  test.each<[type: string, body: string, status: number, code: string]>([
    ['text/plain', '{"query":"{ errorCodes }"}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['application/x-www-form-urlencoded', 'query=1', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ...[
      '[]',
      'null',
      '"{ errorCodes }"',
      '{}',
      '{"query":null}',
      '{"query":""}',
      '{"query":5}',
      '{"extensions":{}}',
      '{"extensions":null,"query":null}',
      '{"query":"{ errorCodes }","extensions":"{}"}',
      '{"query":"{ errorCodes }","variables":"{}"}',
      '{"query":"{ errorCodes }","variables":[]}',
      '{"query":"{ errorCodes }","operationName":5}',
    ].map((body): [string, string, number, string] => ['application/json', body, 400, 'BAD_USER_INPUT']),
  ])('of %s %s is refused with our own error', async (type, body, status, code) => {
    const response = await call('/graphql', { method: 'POST', headers: { 'content-type': type }, body });
    const text = await response.text();
    expect([response.status, JSON.parse(text).errors[0].extensions.code]).toEqual([status, code]);
    expect(text).not.toMatch(/apollo|CSRF|POST body|persistedQuery|GraphQL (?:operations|queries) must/i);
  });

  test('without a query says what to send, also as a form', async () => {
    const missing = [
      { message: 'Send a GraphQL operation as text in “query”.', extensions: { code: 'BAD_USER_INPUT' } },
    ];
    const headers = { ...bearer(), 'content-type': 'application/json' };
    for (const body of ['{}', '{"query":null}', '{"query":""}']) {
      const response = await call('/graphql', { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ errors: missing });
      const form = new FormData();
      form.set('operations', body);
      form.set('map', '{}');
      const sent = await call('/graphql', { method: 'POST', headers: bearer(), body: form });
      expect(await sent.json()).toMatchObject({ errors: missing });
    }
  });
});

test.each([
  ['query', 'mutation($i: CreateContactInput!) { createContact(input: $i) { contact { id } } }', 'i'],
  [
    'another name',
    'mutation($input: CreateContactInput!) { createContact(input: $input) { contact { id } } }',
    'input',
  ],
])('wrong fields are named from the input on, whatever the variable is called: %s', async (_name, query, variable) => {
  const fields = async (input: object) =>
    (await server.graphql(query, { variables: { [variable]: input }, as: owner })).errors?.map(
      ({ extensions }) => extensions.fields,
    );
  expect(await fields({ name: 'x', metAt: '2026' })).toEqual([{ metAt: expect.any(String) }]);
  expect(await fields({ name: 'x', fooo: 1 })).toEqual([{ fooo: 'There is no such field.' }]);
  expect(await fields({ name: 'x', email: 'nope' })).toEqual([{ email: expect.any(String) }]);
});

test('a missing scope is named as RFC 6750 says', async () => {
  const challenge = /^Bearer error="insufficient_scope", scope="contacts:read"/;
  const rest = await server.rest('GET', '/api/contacts', { as: program });
  expect([rest.status, rest.headers.get('www-authenticate')]).toEqual([403, expect.stringMatching(challenge)]);
  const graphql = await server.graphql('{ contacts { totalCount } }', { as: program });
  expect([graphql.status, graphql.headers.get('www-authenticate')]).toEqual([403, expect.stringMatching(challenge)]);
});

test.each(['/api/cards/%ZZ', '/graphql/%ZZ', '/developers/%ZZ', '/mcp/%E0%A4', '/%'])(
  'the address %s, which can’t be decoded, is refused like any other error',
  async (path) => {
    const response = await call(path);
    const body = (await response.json()) as { code?: string; errors?: { extensions: { code: string } }[] };
    expect(response.status).toBe(400);
    expect(body.code ?? body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  },
);

describe('pages of other sites', () => {
  const preflight = (path: string, method: string, headers: string) =>
    call(path, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    });

  test.each([
    ['/oauth/register', 'POST', 'content-type'],
    ['/.well-known/oauth-authorization-server', 'GET', 'mcp-protocol-version'],
    ['/.well-known/oauth-protected-resource/mcp', 'GET', 'mcp-protocol-version'],
    ['/.well-known/oauth-protected-resource', 'GET', 'mcp-protocol-version'],
  ])('may ask %s', async (path, method, headers) => {
    const answer = await preflight(path, method, headers);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(answer.headers.get('access-control-allow-methods')).toContain(method);
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(headers);
  });

  test('can register an app and read the answer', async () => {
    const answer = await call('/oauth/register', {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Inspector', redirect_uris: ['https://partner.example/back'] }),
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, '*']);
  });

  test('can read that an address of the API doesn’t exist', async () => {
    const allowed = await preflight('/api/nope', 'GET', 'authorization');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const answer = await call('/api/nope', { headers: { origin: SITE, ...bearer() } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Idempotency-Replayed');
  });
});

test('unknown fields are named together with those of a wrong type', async () => {
  const { status, body } = await server.rest('POST', '/api/contacts', {
    body: { name: 5, tags: [7], email: true, foo: 1 },
    as: owner,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields as object).sort()).toEqual(['email', 'foo', 'name', 'tags.0']);
});
