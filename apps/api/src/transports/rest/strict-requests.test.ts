import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
const CARD = { title: 'Strict', data: { name: 'Asha Rao', email: 'asha@example.com' } };

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register();
});
afterAll(() => server.close());

const send = (method: string, path: string, body?: object) => server.rest(method, path, { body, as: owner });

describe('what a path doesn’t know', () => {
  test('is refused by name in the query, with the names that it knows', async () => {
    const { status, body } = await send('GET', '/api/cards?cursor=abc&page=2');
    expect(status).toBe(400);
    const text = 'There is no such parameter. This path takes after, limit, q, sort, updatedSince.';
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { cursor: text, page: text } });
  });

  test('is refused of a file too', async () => {
    const { status, body } = await send('GET', '/api/contacts/export.csv?tags=Fair');
    expect([status, body.fields]).toEqual([400, { tags: 'There is no such parameter. This path takes ids, q, tag.' }]);
    expect((await send('GET', '/api/contacts/export.csv?tag=Fair')).status).toBe(200);
  });

  test('is refused by name in the body, and nothing is written', async () => {
    const { status, body } = await send('POST', '/api/cards', { ...CARD, visiblity: 'PUBLIC' });
    expect([status, body.fields]).toEqual([400, { visiblity: 'There is no such field.' }]);
    expect((await send('GET', '/api/cards')).body.cards).toEqual([]);
  });

  test('is refused by name at every depth of a card, all at once', async () => {
    const data = {
      ...CARD.data,
      rol: 'Potter',
      extra: { company: { companyNam: 'Tiles' } },
      socials: { myspace: 'asha' },
    };
    const { status, body } = await send('POST', '/api/cards', { ...CARD, data, visiblity: 'PUBLIC' });
    const names = ['data.extra.company.companyNam', 'data.rol', 'data.socials.myspace', 'visiblity'];
    expect([status, Object.keys(body.fields as object).toSorted()]).toEqual([400, names]);
    const { body: noObject } = await send('POST', '/api/cards', { title: 'Strict', data: 'Asha Rao' });
    expect(noObject.fields).toEqual({ data: 'Send an object.' });
  });

  test('is not what it answered itself: a card goes back as it came', async () => {
    const made = await send('POST', '/api/cards', CARD);
    const card = made.body.card as { id: string; data: object };
    const changed = await send('PUT', `/api/cards/${card.id}`, { ...card, title: 'Stricter' });
    expect([changed.status, changed.body.card]).toEqual([200, expect.objectContaining({ title: 'Stricter' })]);
    expect((await send('DELETE', `/api/cards/${card.id}`)).status).toBe(204);
  });
});

test.each([
  ['limit=abc', 'limit'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=-1', 'limit'],
  ['after=nonsense', 'after'],
])('a wrong value is named as it was sent: %s', async (query, field) => {
  const { status, body } = await send('GET', `/api/contacts?${query}`);
  expect(status).toBe(400);
  expect(Object.keys(body.fields as object)).toEqual([field]);
  expect(JSON.stringify(body)).not.toMatch(/NaN|first/);
});

test.each([
  ['GET', '/api/contacts?limit=1.5', undefined, { limit: '“1.5” isn’t a whole number.' }],
  ['GET', '/api/contacts?limit=2&limit=3', undefined, { limit: 'Send this only once.' }],
  ['GET', '/api/contacts?limit=-1', undefined, { limit: 'Ask for 1 to 100 entries a page.' }],
  [
    'GET',
    '/api/contacts?sort=age',
    undefined,
    { sort: 'There is no “age” here. Use one of: name, company, last_activity.' },
  ],
  [
    'POST',
    '/api/cards',
    { ...CARD, data: { ...CARD.data, type: 'bizz' } },
    { 'data.type': 'There is no “bizz” here. Use one of: business, personal, portfolio, event.' },
  ],
  ['POST', '/api/contacts', { name: 5 }, { name: 'This has to be text.' }],
  ['POST', '/api/contacts', { name: ['a; b'] }, { name: 'This has to be text.' }],
  [
    'POST',
    '/api/contacts',
    { name: 'Fay', metAt: '2026-03-01' },
    { metAt: 'Send a date and time, such as 2026-03-01T09:30:00Z.' },
  ],
  ['POST', '/api/contacts', { name: 'Fay', metAt: 'a; b' }, { metAt: expect.stringContaining('such as') }],
  ['POST', '/api/contacts', { name: 'Fay', emails: 'x' }, { emails: 'Send an object.' }],
  ['POST', '/api/cards', { ...CARD, data: { ...CARD.data, design: 5 } }, { 'data.design': expect.any(String) }],
  ['GET', '/api/contacts?q=a&q=b', undefined, { q: 'Send this only once.' }],
  ['GET', '/api/contacts?sort=name&sort=name', undefined, { sort: 'Send this only once.' }],
  ['PATCH', `/api/webhooks/${crypto.randomUUID()}`, { isOn: 'yes' }, { isOn: 'Send true or false.' }],
  [
    'POST',
    '/api/cards',
    { ...CARD, data: { ...CARD.data, type: 5 } },
    { 'data.type': 'There is no “5” here. Use one of: business, personal, portfolio, event.' },
  ],
])('%s %s names a wrong value as it was sent', async (method, path, sent, fields) => {
  const { status, body } = await send(method, path, sent);
  expect([status, body.fields]).toEqual([400, fields]);
  expect(JSON.stringify(body)).not.toMatch(/cannot represent|Expected|Variable/);
});

test('wrong values are named in the asker’s language', async () => {
  const headers = { 'accept-language': 'de' };
  const { body } = await server.rest('POST', '/api/contacts', { as: owner, headers, body: { name: 5, metAt: null } });
  expect(body).toMatchObject({
    message: 'Bitte prüfe die markierten Felder.',
    fields: { name: 'Das muss ein Text sein.' },
  });
});

interface Described {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  $ref?: string;
  required?: string[];
}

test('null for a required field says what a missing one says, on every path', async () => {
  const { paths, components } = (await send('GET', '/api/openapi.json')).body as unknown as Described;
  const [wrong, checked]: [unknown[], string[]] = [[], []];
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const found = requestBody?.content['application/json']?.schema;
      const schema = found?.$ref ? components.schemas[found.$ref.split('/').at(-1) ?? ''] : found;
      if (!schema?.required?.length) continue;
      const url = path.replace(/\{\w+\}/g, crypto.randomUUID());
      const nulls = Object.fromEntries(schema.required.map((name) => [name, null]));
      const [missing, asNull] = [await send(method, url, {}), await send(method, url, nulls)];
      checked.push(path);
      if (!isDeepStrictEqual(asNull.body, missing.body)) wrong.push([method, path, missing.body, asNull.body]);
    }
  }
  expect(wrong).toEqual([]);
  expect(checked.length).toBeGreaterThan(10);
  const { body } = await send('POST', '/api/auth/login', { email: null });
  expect(body.fields).toMatchObject({ email: 'This field is required.', password: 'This field is required.' });
});

test.each([
  ['PUT', '/graphql', 'GET, POST'],
  ['DELETE', '/graphql/cost', 'POST'],
  ['GET', '/oauth/token', 'POST'],
  ['POST', '/api/openapi.json', 'GET'],
  ['POST', '/.well-known/oauth-authorization-server', 'GET'],
  ['PUT', '/api/cards', 'GET, POST'],
  ['POST', '/api/cards/x', 'GET, PUT, PATCH, DELETE'],
  ['DELETE', '/api/users/me', 'GET, PATCH'],
  ['GET', '/api/auth/login', 'POST'],
])('%s %s is a method that the path doesn’t have, and the header says which it has', async (method, path, allow) => {
  const { status, body, headers } = await send(method, path);
  const { code } = path.startsWith('/graphql') ? (body.errors as [{ extensions: typeof body }])[0].extensions : body;
  expect([status, code, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', allow]);
});

test('a list has 20 entries unless the request says otherwise', async () => {
  for (const number of Array.from({ length: 21 }, (_, index) => index)) {
    await send('POST', '/api/contacts', { name: `Person ${number}`, email: `p${number}@example.com` });
  }
  const first = await send('GET', '/api/contacts');
  expect(first.body.items).toHaveLength(20);
  const next = await send('GET', `/api/contacts?after=${first.body.nextCursor}`);
  expect([(next.body.items as object[]).length, next.body.nextCursor]).toEqual([1, null]);
});
