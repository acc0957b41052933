import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isByFastPath, rawPost, rawRequest } from '../../testing/raw-post.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** With it, a request goes the usual way as nobody's all the same. */
const USUAL = { cookie: 'tessera_session=of-nobody' };

let server: TestServer;
let owner: Person;
let card: { id: string };
let visitors = 0;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  owner = await server.register('Asha Rao');
  const body = { title: 'Seen', data: { name: 'Asha Rao', email: 'asha@example.com' }, isPublic: true };
  card = (await server.rest('POST', '/api/cards', { body, as: owner })).body.card as typeof card;
});
afterAll(() => server.close());

/** A header of a visitor who was not there yet. */
function newVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
}

async function send(body: unknown, headers: Record<string, string> = {}, id = card.id) {
  const response = await fetch(`${server.origin}/api/cards/${id}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': AGENT, ...newVisitor(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const own = ['date', 'x-request-id'];
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name))),
    body: (await response.json()) as Record<string, unknown>,
  };
}

async function takesFastPath(body: string, more = '', id = card.id): Promise<boolean> {
  const lines = `user-agent: ${AGENT}\r\nx-forwarded-for: ${newVisitor()['x-forwarded-for']}\r\n${more}`;
  return isByFastPath(await rawPost(server.origin, [rawRequest(`/api/cards/${id}/events`, body, lines)]));
}

const VIEW = { kind: 'view', channel: 'qr', timeZone: 'Asia/Kolkata', utm: { source: 'fair' } };

test('what a visitor’s page tells is answered past the framework, and counts', async () => {
  expect(await takesFastPath(JSON.stringify(VIEW))).toBe(true);
  const { db } = server.services;
  const [event] = await db.query(
    'SELECT kind, channel, country, utm FROM card_events ORDER BY created_at DESC LIMIT 1',
  );
  expect(event).toEqual({ kind: 'VIEW', channel: 'QR', country: 'IN', utm: { source: 'fair' } });
});

test('visitors behind a trusted proxy are told apart by what it says of them', async () => {
  const [one, other] = [newVisitor(), newVisitor()];
  const counted = [];
  for (const visitor of [one, other, one]) counted.push((await send(VIEW, visitor)).body.isCounted);
  expect(counted).toEqual([true, true, false]);
});

describe('the answer and its headers are those of the usual way:', () => {
  test.each<[string, unknown, (string | undefined)?]>([
    ['a view', VIEW],
    ['a tap', { kind: 'action', target: 'website' }],
    ['a card that is gone', VIEW, randomUUID()],
    ['a tap of nothing', { kind: 'action' }],
    ['a card that may not be seen', { ...VIEW, token: 'wrong' }],
    ['a kind that there is not', { kind: 'dance' }],
    ['no kind', {}],
    ['a NUL character', { ...VIEW, timeZone: 'a\0b' }],
    ['a wrong type', { ...VIEW, utm: 'fair' }],
    ['a broken body', '{"kind": "vi'],
    ['no object', '[1]'],
    ['an id that is none', VIEW, 'some'],
  ])('%s', async (_what, body, id) => {
    const usual = await send(body, USUAL, id);
    const fast = await send(body, {}, id);
    expect(fast).toEqual(usual);
  });

  test('too many', async () => {
    const visitor = newVisitor();
    const answers = await Promise.all(Array.from({ length: 640 }, () => send({ kind: 'view' }, visitor)));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED' });
    const usual = await send({ kind: 'view' }, { ...visitor, ...USUAL });
    expect(Object.keys(refused?.headers ?? {}).sort()).toEqual(Object.keys(usual.headers).sort());
  });
});

test.each([
  ['somebody’s who is signed in by cookie', 'cookie: tessera_session=x\r\n'],
  ['somebody’s with a token', 'authorization: Bearer x\r\n'],
  ['one that is to happen once', 'idempotency-key: x\r\n'],
])('goes the usual way: %s', async (_what, more) => {
  expect(await takesFastPath(JSON.stringify(VIEW), more)).toBe(false);
});

test('the owner’s own view does not count', async () => {
  const path = `/api/cards/${card.id}/events`;
  const headers = { 'user-agent': AGENT, ...newVisitor() };
  expect((await server.rest('POST', path, { body: VIEW, as: owner, headers })).body.isCounted).toBe(false);
});
