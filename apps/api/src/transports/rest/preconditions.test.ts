import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { routes } from './routes.ts';

let server: TestServer;
let owner: Person;
let contactId: string;
const data = { name: 'Asha Rao', email: 'asha@example.com' };

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha');
  const { body } = await server.rest('POST', '/api/contacts', { body: { name: 'Fay' }, as: owner });
  contactId = (body.contact as { id: string }).id;
});
afterAll(() => server.close());

const send = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
  server.rest(method, path, { as: owner, headers, body });

async function makeCard(): Promise<string> {
  const made = await server.rest('POST', '/api/cards', { body: { title: 'One', data }, as: owner });
  expect(made.headers.get('etag')).toBe('"1"');
  const path = `/api/cards/${(made.body.card as { id: string }).id}`;
  const changed = await send('PATCH', path, {}, { data: { role: 'Tiler' } });
  expect(changed.headers.get('etag')).toBe('"2"');
  return path;
}

async function makeDeal(): Promise<string> {
  const made = await server.rest('POST', '/api/deals', { body: { name: 'Tiles', contactId }, as: owner });
  const path = `/api/deals/${(made.body.deal as { id: string }).id}`;
  await send('PATCH', path, {}, { note: 'More' });
  return path;
}

const CARD = { title: 'Two', data };
const CHANGES = [
  ['PUT', 'a card', makeCard, CARD],
  ['PATCH', 'a card', makeCard, { data: { role: 'Mason' } }],
  ['DELETE', 'a card', makeCard, undefined],
  ['PATCH', 'a deal', makeDeal, { note: 'Less' }],
  ['DELETE', 'a deal', makeDeal, undefined],
] as const;

describe.each(CHANGES)('%s of %s with If-Match', (method, _what, make, body) => {
  test.each(['"1"', '1', 'W/"2"', '"7"', '"1", "3"', '"0"'])('of %s is refused and changes nothing', async (tag) => {
    const path = await make();
    const { status, body: answer } = await send(method, path, { 'if-match': tag }, body);
    expect(answer).toMatchObject({
      code: 'CONFLICT',
      current: { version: 2 },
      fields: { version: expect.any(String) },
    });
    expect(status).toBe(409);
    expect((await send('GET', path, {})).headers.get('etag')).toBe('"2"');
  });

  test.each(['"2"', '2', ' "2" ', '*', '"1", "2"', 'W/"1","9" , "2"'])('of %s works', async (tag) => {
    const path = await make();
    const { status } = await send(method, path, { 'if-match': tag }, body);
    expect(status).toBe(method === 'DELETE' ? 204 : 200);
  });

  test.each(['abc', '"x"', '""', '"2', ',', '"2" "3"'])('of %s, which isn’t a version, is refused', async (tag) => {
    const path = await make();
    const { status, body: answer } = await send(method, path, { 'if-match': tag }, body);
    expect([status, answer.fields]).toEqual([400, { 'If-Match': expect.any(String) }]);
  });

  test('and a different version in the body is refused', async () => {
    if (method === 'DELETE') return;
    const path = await make();
    const { status } = await send(method, path, { 'if-match': '"2"' }, { ...body, version: 1 });
    expect(status).toBe(400);
  });
});

describe.each([
  ['a card', makeCard],
  ['a deal', makeDeal],
] as const)('a read of %s with If-Match', (_what, make) => {
  test.each(['"2"', '2', '*', '"1", "2"'])('of %s works', async (tag) => {
    const path = await make();
    expect((await send('GET', path, { 'if-match': tag })).status).toBe(200);
    expect((await send('HEAD', path, { 'if-match': tag })).status).toBe(200);
    expect((await send('GET', path, { 'if-match': tag, 'if-none-match': '"2"' })).status).toBe(304);
  });

  test.each(['"1"', 'W/"2"', '"7"', '"1", "3"'])('of %s is refused as a change is', async (tag) => {
    const path = await make();
    const { status, body, headers } = await send('GET', path, { 'if-match': tag, 'if-none-match': '"2"' });
    const fields = { version: expect.any(String) };
    expect(body).toMatchObject({ code: 'CONFLICT', current: { version: 2 }, fields });
    expect([status, headers.get('etag')]).toEqual([409, null]);
    expect((await send('HEAD', path, { 'if-match': tag })).status).toBe(409);
  });

  test('of what isn’t a version is refused', async () => {
    const { status, body } = await send('GET', await make(), { 'if-match': '"x"' });
    expect([status, body.fields]).toEqual([400, { 'If-Match': expect.any(String) }]);
  });
});

test.each(['/api/cards', '/api/contacts', '/api/users/me', '/api/openapi.json'])(
  'a read of %s, which has no version, ignores If-Match',
  async (path) => {
    for (const tag of ['"1"', 'abc']) expect((await send('GET', path, { 'if-match': tag })).status).toBe(200);
  },
);

test('only one of many deletions and changes of the same version succeeds', async () => {
  const path = await makeCard();
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => send('DELETE', path, { 'if-match': '"2"' })),
    ...[1, 2, 3].map(() => send('PUT', path, { 'if-match': '"2"' }, CARD)),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
});

test('a delete by GraphQL checks the version as well', async () => {
  const [cardPath, dealPath] = [await makeCard(), await makeDeal()];
  for (const [name, path] of [
    ['deleteCard', cardPath],
    ['deleteDeal', dealPath],
  ] as const) {
    const id = path.split('/').at(-1);
    const { errors } = await server.graphql(`mutation { ${name}(input: { id: "${id}", version: 1 }) { __typename } }`, {
      as: owner,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2 } });
  }
});

test('every other change refuses If-Match, because there is no version to check', async () => {
  const others = routes.filter(({ method, version }) => /put|patch|delete/.test(method) && !version);
  expect(others.length).toBeGreaterThan(3);
  for (const { method, path, files } of others) {
    if (Object.keys(files).length > 0) continue;
    const filled = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const { status, body } = await send(method.toUpperCase(), filled, { 'if-match': '"1"' }, {});
    expect([path, status, Object.keys(body.fields ?? {})]).toEqual([path, 400, ['If-Match']]);
  }
});

test('a change refuses If-None-Match', async () => {
  const path = await makeCard();
  for (const tag of ['*', '"2"', '"1"']) {
    expect((await send('PUT', path, { 'if-none-match': tag }, CARD)).status).toBe(400);
  }
});

describe('the answer of a GET has a tag', () => {
  test('that saves sending it again', async () => {
    const { body: made } = await server.rest('POST', '/api/cards', {
      body: { title: 'Open', data, visibility: 'public' },
      as: owner,
    });
    const { id } = made.card as { id: string };
    const paths = [
      `/api/cards/${id}`,
      await makeDeal(),
      `/api/public/card/${id}`,
      '/api/users/me',
      '/api/contacts',
      '/api/openapi.json',
      '/api/asyncapi.json',
    ];
    for (const path of paths) {
      const first = await send('GET', path, {});
      const etag = first.headers.get('etag') ?? '';
      expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^(?:W\/)?"[^"]+"$/)]);
      for (const tag of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*', `W/${etag.replace('W/', '')}`]) {
        const again = await send('GET', path, { 'if-none-match': tag });
        expect([path, tag, again.status, again.body]).toEqual([path, tag, 304, { text: '' }]);
        expect(again.headers.get('etag')).toBe(etag);
      }
      expect((await send('GET', path, { 'if-none-match': '"other"' })).status).toBe(200);
      expect((await send('HEAD', path, {})).headers.get('etag')).toBe(etag);
    }
  });

  test('of another’s card that goes by what the reader sees', async () => {
    const phones = [{ label: 'mobile', value: '+919876543210', audience: 'SIGNED_IN' }];
    const body = { title: 'Open', data: { ...data, phones }, visibility: 'public' };
    const { body: made } = await server.rest('POST', '/api/cards', { body, as: owner });
    const path = `/api/cards/${(made.card as { id: string }).id}`;
    const stranger = await server.rest('GET', path, {});
    const tag = stranger.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\//);
    const as = await server.register('Signed in');
    const seen = await server.rest('GET', path, { as, headers: { 'if-none-match': tag } });
    expect([seen.status, JSON.stringify(seen.body).includes('+919876543210')]).toEqual([200, true]);
  });

  test('that differs after a change', async () => {
    const path = await makeCard();
    await send('PATCH', path, { 'if-match': '"2"' }, { data: { role: 'Mason' } });
    expect((await send('GET', path, { 'if-none-match': '"2"' })).headers.get('etag')).toBe('"3"');
  });
});
