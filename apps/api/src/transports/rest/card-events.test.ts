import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

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

const VIEW = { kind: 'view', channel: 'qr', timeZone: 'Asia/Kolkata', utm: { source: 'fair' } };

test('what a visitor’s page tells counts', async () => {
  const { status, body } = await send(VIEW);
  expect([status, body.isCounted]).toEqual([200, true]);
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

test.each<[string, unknown, number, (string | undefined)?]>([
  ['a tap', { kind: 'action', target: 'website' }, 200],
  ['a card that is gone', VIEW, 404, randomUUID()],
  ['a tap of nothing', { kind: 'action' }, 400],
  ['a card that may not be seen', { ...VIEW, token: 'wrong' }, 200],
  ['a kind that there is not', { kind: 'dance' }, 400],
  ['no kind', {}, 400],
  ['a NUL character', { ...VIEW, timeZone: 'a\0b' }, 400],
  ['a wrong type', { ...VIEW, utm: 'fair' }, 400],
  ['a broken body', '{"kind": "vi', 400],
  ['no object', '[1]', 400],
  ['an id that is none', VIEW, 404, 'some'],
])('%s', async (_what, body, status, id) => {
  expect((await send(body, {}, id)).status).toBe(status);
});

test('too many of one visitor are refused', async () => {
  const visitor = newVisitor();
  const answers = await Promise.all(Array.from({ length: 640 }, () => send({ kind: 'view' }, visitor)));
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'RATE_LIMITED' });
});

test('the owner’s own view does not count', async () => {
  const path = `/api/cards/${card.id}/events`;
  const headers = { 'user-agent': AGENT, ...newVisitor() };
  expect((await server.rest('POST', path, { body: VIEW, as: owner, headers })).body.isCounted).toBe(false);
});
