import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from './server.ts';

let server: TestServer;
let owner: Person;
let cardId: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register();
  const { body } = await server.rest('POST', '/api/cards', { body: { title: 'Kept', data: good }, as: owner });
  cardId = (body.card as { id: string }).id;
});
afterAll(() => server.close());

const good = { name: 'Asha Rao', email: 'asha@example.com' };
const MEGABYTE = 'x'.repeat(1_000_000);
const MANY = Array.from({ length: 100_000 }, () => 'a');
const LONG = ' \n'.repeat(120_000);

/** The body as it travels, and the field that the answer has to name. */
const BODIES: [name: string, body: string, field: string][] = [
  ['broken JSON', '{"title":', 'body'],
  ['no JSON at all', 'title=hello', 'body'],
  ['a list', '[]', 'body'],
  ['null', 'null', 'data.name'],
  ['a number for a text', JSON.stringify({ title: 5, data: good }), 'data.title'],
  ['an object for a text', JSON.stringify({ title: 'x', data: { ...good, name: {} } }), 'data.name'],
  ['a text for an object', JSON.stringify({ title: 'x', data: { ...good, socials: 'x' } }), 'data.socials'],
  ['a number in a list of texts', JSON.stringify({ title: 'x', data: { ...good, tags: ['a', 5] } }), 'data.tags.1'],
  ['an unknown type', JSON.stringify({ title: 'x', data: { ...good, type: 'robot' } }), 'data.type'],
  ['an unknown theme', JSON.stringify({ title: 'x', theme: 'neon', data: good }), 'data.theme'],
  [
    'an unknown gender',
    JSON.stringify({ data: { ...good, extra: { personal: { gender: 'X' } } } }),
    'data.extra.personal.gender',
  ],
  ['a megabyte', JSON.stringify({ title: MEGABYTE, data: good }), 'body'],
  ['a long text', JSON.stringify({ title: 'x'.repeat(5000), data: good }), 'data.title'],
  ['more tags than any list has', JSON.stringify({ data: { ...good, tags: MANY } }), 'data.tags'],
  ['a longer text than any field takes', JSON.stringify({ data: { ...good, tagline: LONG } }), 'data.tagline'],
  ['a NUL byte', '{"title":"a\\u0000b","data":{}}', 'title'],
  ['a lone surrogate', '{"title":"a\\ud800b","data":{}}', 'title'],
  ['__proto__', '{"__proto__":{"isAdmin":true},"title":"x"}', '__proto__'],
  ['constructor.prototype', '{"constructor":{"prototype":{"x":1}},"title":"x"}', 'constructor'],
  ['a script as link', JSON.stringify({ data: { ...good, website: 'javascript:alert(1)' } }), 'data.website'],
  ['a wrong visibility', JSON.stringify({ data: good, visibility: 'secret' }), 'visibility'],
  ['a text for a truth', JSON.stringify({ data: good, isPublic: 'false' }), 'isPublic'],
];

describe.each(['POST /api/cards', 'PUT /api/cards/:id'])('%s', (route) => {
  const [method = '', path = ''] = route.split(' ');
  test.each(BODIES)('answers %s with a 4xx that names the field', async (_name, body, field) => {
    const { status, body: answer } = await server.rest(method, path.replace(':id', cardId), { body, as: owner });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(Object.keys(answer.fields as object).join(' ')).toContain(field);
    expect(answer.message).toBe(answer.error);
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:\d|at Object/);
  });
});

test('the card survived all of it', async () => {
  const { body } = await server.rest('GET', `/api/cards/${cardId}`, { as: owner });
  expect(body.card).toMatchObject({ title: 'Kept', version: 1, data: good });
});

const IDS = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  '../../etc',
  '00000000-0000-0000-0000-000000000000',
  "' or 1=1 --",
  '😀',
  'x'.repeat(3000),
];
test.each(IDS)('an unknown id %j is never a server error', async (id) => {
  for (const [method, body] of [['GET'], ['PUT', { data: good }], ['DELETE']] as const) {
    const { status } = await server.rest(method, `/api/cards/${encodeURIComponent(id)}`, { body, as: owner });
    expect(status, method).toBeGreaterThanOrEqual(400);
    expect(status, method).toBeLessThan(500);
  }
});

test('a stale version is refused in REST with both versions', async () => {
  const { status, body } = await server.rest('PUT', `/api/cards/${cardId}`, {
    body: { data: good, version: 99 },
    as: owner,
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'CONFLICT', fields: { version: expect.any(String) }, current: { version: 1 } });
});

const ACCOUNTS: [body: unknown, fields: string[]][] = [
  [{}, ['fullName', 'email', 'password']],
  [{ fullName: 'A', email: 'nobody', password: '12345' }, ['fullName', 'email', 'password']],
  [{ fullName: 'Asha', email: 'a@b.co', password: 'x'.repeat(300) }, ['password']],
  [{ fullName: 'Asha', email: `${'a'.repeat(300)}@b.co`, password: 'long enough' }, ['email']],
  [{ fullName: ['Asha'], email: 'a@b.co', password: 'long enough' }, ['fullName']],
];
test.each(ACCOUNTS)('registering with %j names the wrong fields', async (body, fields) => {
  const answer = await server.rest('POST', '/api/auth/register', { body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields as object)).toEqual(expect.arrayContaining(fields));
});

const GRAPHQL_BODIES = [
  '',
  '{',
  '[]',
  '"text"',
  '{"query":5}',
  '{"query":"{viewer{id}}","variables":[]}',
  '{"query":"{viewer{id}}","variables":"x"}',
  '[{"query":"{viewer{id}}"}]',
];
test.each(GRAPHQL_BODIES)('the GraphQL body %j gets a 4xx with JSON', async (body) => {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(answer.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a text written into a document has the same limit as a variable', async () => {
  const { errors } = await server.graphql(`{ contacts(query: "${'a'.repeat(100_000)}") { totalCount } }`, {
    as: owner,
  });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { query: expect.any(String) } });
});

test('a GraphQL body that is a list is refused, however long it is', async () => {
  for (const body of ['[]', `[${'1,'.repeat(240_000)}1]`, '[{"query":"{viewer{id}}"}]']) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body });
    const { errors } = (await response.json()) as { errors: { extensions: object }[] };
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', fields: { body: 'The body has to be a JSON object.' } },
    ]);
  }
});

test('a wrong variable is named by its path', async () => {
  const { errors } = await server.graphql(
    'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }',
    {
      variables: { input: { data: { name: 5 } } },
      as: owner,
    },
  );
  expect(errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { 'data.name': 'This has to be text.' },
  });
});

test('a variable that is missing is named as a field that is missing is', async () => {
  const { errors } = await server.graphql('query ($id: ID!) { card(id: $id) { id } }', { as: owner });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { id: 'This field is required.' } });
});

const OVERSIZED: [input: object, path: string][] = [
  [{ data: { ...good, tags: MANY } }, 'data.tags'],
  [{ data: { ...good, tagline: LONG } }, 'data.tagline'],
];
test.each(OVERSIZED)('input beyond every limit is refused before any rule reads it, case %#', async (input, path) => {
  const { errors } = await server.graphql(
    'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }',
    {
      variables: { input },
      as: owner,
    },
  );
  expect(errors?.map(({ extensions }) => extensions)).toEqual([
    { code: 'BAD_USER_INPUT', fields: { [path]: expect.stringMatching(/^At most/) } },
  ]);
});
