import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isByFastPath, rawPost, rawRequest } from '../../testing/raw-post.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const QUERY = '{ explore(first: 1) { pageInfo { hasNextPage } } }';
const PROGRAM = { 'content-type': 'application/json', 'accept-encoding': 'identity' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The first answer of all goes the usual way: its headers are learnt.
  await post({ query: QUERY });
});
afterAll(() => server.close());

async function post(body: object | string, headers: Record<string, string> = PROGRAM) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body: text });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const request = (body: string) => rawRequest('/graphql', body);
const send = (pieces: string[]) => rawPost(server.origin, pieces);

test('a question that was asked before has the same answer and headers past the framework', async () => {
  const usual = await post({ query: QUERY }, { ...PROGRAM, 'accept-encoding': 'gzip' });
  const fast = await post({ query: QUERY });
  expect(fast.text).toBe(usual.text);
  const own = ['date', 'x-request-id', 'keep-alive', 'connection', 'vary'];
  const names = (headers: Headers) => [...headers].filter(([name]) => !own.includes(name)).sort();
  expect(names(fast.headers)).toEqual(names(usual.headers));
  expect(fast.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(isByFastPath(await send([request(JSON.stringify({ query: QUERY }))]))).toBe(true);
});

test('a document that was never seen comes past the framework as well', async () => {
  const body = JSON.stringify({ query: `# new\n${QUERY}` });
  expect([isByFastPath(await send([request(body)])), isByFastPath(await send([request(body)]))]).toEqual([true, true]);
});

test('a question that comes in pieces is put together', async () => {
  const body = JSON.stringify({ query: QUERY, variables: { name: 'é😀' } });
  const text = request(body);
  const pieces = [text.slice(0, 60), text.slice(60, -20), text.slice(-20, -3), text.slice(-3)];
  const answer = await send(pieces);
  expect(isByFastPath(answer)).toBe(true);
  expect(answer).toContain('{"data":{"explore":');
});

test.each([
  ['what depends on who asks', JSON.stringify({ query: '{ viewer { id } }' }), '{"data":{"viewer":null}}'],
  ['a broken body', '{"query": "{ explore', 'BAD_USER_INPUT'],
  ['no object', '[1]', 'errors'],
  ['a change', JSON.stringify({ query: 'mutation { signOut }' }), '{"data":{"signOut":'],
  ['wrong variables', JSON.stringify({ query: QUERY, variables: [] }), 'has to be an object'],
])('the rest goes the usual way, whole: %s', async (_what, body, expected) => {
  for (const pieces of [[request(body)], [request(body).slice(0, -5), request(body).slice(-5)]]) {
    const answer = await send(pieces);
    expect(isByFastPath(answer)).toBe(false);
    expect(answer).toContain(expected);
  }
});

test('an answer is kept no longer because it is asked for again', async () => {
  const { responseCache } = server.services;
  responseCache.clear();
  responseCache.set('one', Buffer.from('answer'), responseCache.generation);
  responseCache.link('other', 'one');
  expect(String(responseCache.get('other'))).toBe('answer');
  await sleep(600);
  responseCache.link('other', 'one');
  await sleep(400);
  expect([responseCache.get('one'), responseCache.get('other')]).toEqual([null, null]);
});

test('one connection serves questions of both kinds, one after the other', async () => {
  const both = [JSON.stringify({ query: QUERY }), JSON.stringify({ query: '{ errorCodes }' })];
  const keep = (body: string) => request(body).replace('connection: close\r\n', '');
  const answer = await send([keep(both[0] ?? ''), keep(both[1] ?? ''), keep(both[0] ?? ''), request(both[1] ?? '')]);
  expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4);
  expect(answer.match(/"errorCodes"/g)).toHaveLength(2);
});
