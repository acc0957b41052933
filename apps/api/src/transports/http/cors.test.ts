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

function preflight(path: string, method: string, wanted = 'authorization,content-type') {
  const headers = {
    origin: SITE,
    'access-control-request-method': method,
    ...(wanted && { 'access-control-request-headers': wanted }),
  };
  return call(path, { method: 'OPTIONS', headers });
}

const corsHeaders = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('a preflight of a page that has a token', () => {
  test.each([
    ['/graphql', 'POST', 'GET, POST'],
    ['/api/cards', 'POST', 'GET, POST'],
    ['/api/cards/some-id', 'PUT', 'GET, PUT, PATCH, DELETE'],
  ])('is told the methods of %s', async (path, method, methods) => {
    const { status, headers } = await preflight(path, method);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    for (const one of methods.split(', '))
      expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(one);
    expect(headers.get('access-control-allow-headers')?.toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'if-match']),
    );
    expect(headers.get('access-control-max-age')).toBe('7200');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each([
    ['without a token', '/api/cards', 'content-type'],
    ['without any header', '/graphql', ''],
  ])('%s is allowed nothing', async (_what, path, wanted) => {
    const { status, headers } = await preflight(path, 'POST', wanted);
    expect(status).toBe(204);
    expect(headers.get('allow')).toContain('POST');
    expect(corsHeaders(headers)).toEqual([]);
  });

  test.each(['/', '/dashboard', '/uploads/x.webp', '/healthz'])('%s answers none', async (path) => {
    expect(corsHeaders((await preflight(path, 'GET')).headers)).toEqual([]);
  });
});

describe('a call of another site', () => {
  const sent = (token: string) => ({
    origin: SITE,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });

  test('with a token is answered so that its page can read it', async () => {
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    const answer = await call('/graphql', { method: 'POST', headers: sent(program.token), body });
    expect(await answer.json()).toMatchObject({ data: { viewer: { id: owner.id } } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('access-control-expose-headers')?.toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['ratelimit-remaining', 'retry-after', 'etag', 'location', 'www-authenticate']),
    );
    const cards = await call('/api/cards', { headers: sent(program.token) });
    expect([cards.status, cards.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  test('with a wrong token can read why it is refused', async () => {
    const { status, headers } = await call('/api/cards', { headers: sent('tsr_wrong') });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, '*']);
    expect(headers.get('www-authenticate')).toContain('invalid_token');
  });

  test('with a cookie alone is refused, and can read nothing', async () => {
    const cookie = `tessera_session=${owner.token}`;
    const body = JSON.stringify({ query: 'mutation { updateViewer(input: { about: "taken" }) { viewer { about } } }' });
    const headers = { origin: SITE, cookie, 'content-type': 'application/json' };
    const answer = await call('/graphql', { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(corsHeaders(answer.headers)).toEqual([]);
    const read = await call('/api/cards', { headers: { origin: SITE, cookie } });
    expect(corsHeaders(read.headers)).toEqual([]);
    const write = await call('/api/cards', { method: 'POST', headers, body: '{"title":"x"}' });
    expect([write.status, corsHeaders(write.headers)]).toEqual([403, []]);
  });

  test('by a token acts for the token, whatever cookie comes along', async () => {
    const stranger = await server.register('Sam Stranger');
    const headers = { ...sent(program.token), cookie: `tessera_session=${stranger.token}` };
    const answer = await call('/graphql', { method: 'POST', headers, body: '{"query":"{ viewer { id } }"}' });
    expect(await answer.json()).toMatchObject({ data: { viewer: { id: owner.id } } });
  });

  test('gets a page, a picture or a public answer without a token as before', async () => {
    for (const path of ['/', '/robots.txt', '/api/explore']) {
      expect(corsHeaders((await call(path, { headers: { origin: SITE } })).headers)).toEqual([]);
    }
  });
});
