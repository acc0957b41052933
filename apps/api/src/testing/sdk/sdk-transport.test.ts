import { Tessera, TesseraError } from '@tessera/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startScriptedServer } from './scripted-server.ts';

let server: Awaited<ReturnType<typeof startScriptedServer>>;
let tessera: Tessera;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.answers.length = 0;
  server.received.length = 0;
  tessera = new Tessera({ origin: server.origin, token: 'tsr_test' });
});

const AT_ONCE = { 'retry-after': '0' };
const gone = { status: 200, body: { data: { deleteCard: { deletedCardId: 'c1' } } } };
const refusal = (code: string, more: object = {}) => ({
  data: null,
  errors: [{ message: 'Refused.', extensions: { code, ...more } }],
});
const fails = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error as TesseraError,
  );

test('a write that a broken connection, a starting server and a limit stop is sent again with the same key', async () => {
  server.answers.push(
    'none',
    { status: 503, headers: { ...AT_ONCE, 'content-type': 'text/html' }, body: '<h1>Starting</h1>' },
    { status: 429, headers: AT_ONCE, body: refusal('RATE_LIMITED') },
    { status: 200, body: refusal('UNAVAILABLE', { retryAfterSeconds: 0 }) },
    gone,
  );
  expect(await tessera.cards.delete('c1')).toBe('c1');
  const keys = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(server.received.map(({ body }) => body)).size).toBe(1);
});

test('two writes have two keys, a key of one’s own is kept, and a read has none', async () => {
  server.answers.push(gone, gone, gone);
  await tessera.cards.delete('c1');
  await tessera.cards.delete('c1');
  await tessera.cards.delete('c1', { idempotencyKey: 'mine' });
  await tessera.request('query { viewer { id } }', {});
  const [first, second, third, read] = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
  expect([third, read]).toEqual(['mine', undefined]);
  expect(server.received[0]?.headers.authorization).toBe('Bearer tsr_test');
});

test('it gives up after the retries that were asked for', async () => {
  const impatient = new Tessera({ origin: server.origin, retries: 1 });
  server.answers.push(...Array(3).fill({ status: 503, headers: AT_ONCE, body: refusal('UNAVAILABLE') }));
  expect(await fails(impatient.cards.delete('c1'))).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  expect(server.received).toHaveLength(2);
});

test('a refusal is not sent again, and its error has everything that was said', async () => {
  const body = refusal('CONFLICT', { fields: { version: 'stale' }, current: { version: 4 } });
  server.answers.push({ status: 409, headers: { 'x-request-id': 'r-1' }, body });
  const error = await fails(tessera.cards.delete('c1'));
  expect(error).toBeInstanceOf(TesseraError);
  expect(error).toMatchObject({
    name: 'TesseraError',
    message: 'Refused.',
    code: 'CONFLICT',
    status: 409,
    requestId: 'r-1',
    fields: { version: 'stale' },
    details: { current: { version: 4 } },
    retryAfter: undefined,
  });
  expect(server.received).toHaveLength(1);
});

test('a wait of more than a minute is left to the caller', async () => {
  server.answers.push({ status: 200, body: refusal('RATE_LIMITED', { retryAfterSeconds: 1800 }) });
  expect(await fails(tessera.cards.delete('c1'))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1800 });
  expect(server.received).toHaveLength(1);
});

test('what answers without JSON is no Tessera server', async () => {
  server.answers.push({ status: 200, body: '<h1>Welcome</h1>' }, { status: 200, body: '[]' });
  expect(await fails(tessera.profile.get())).toMatchObject({ code: 'BAD_ANSWER', status: 200 });
  expect(await fails(tessera.profile.get())).toMatchObject({ code: 'BAD_ANSWER' });
});

test('no answer in time is a TIMEOUT, no server NETWORK', async () => {
  const hasty = new Tessera({ origin: server.origin, retries: 0, timeoutMs: 50 });
  server.answers.push('silence');
  expect(await fails(hasty.profile.get())).toMatchObject({ code: 'TIMEOUT', status: undefined });
  const lonely = new Tessera({ origin: 'http://127.0.0.1:1', retries: 0 });
  expect(await fails(lonely.profile.get())).toMatchObject({ code: 'NETWORK' });
});

test('a signal ends a call, also one that waits for its next try', async () => {
  const wanted = new Error('enough');
  server.answers.push({ status: 429, headers: { 'retry-after': '60' }, body: refusal('RATE_LIMITED') });
  const stop = new AbortController();
  const called = fails(tessera.profile.get({ signal: stop.signal }));
  await expect.poll(() => server.received.length).toBe(1);
  stop.abort(wanted);
  expect(await called).toBe(wanted);
  expect(await fails(tessera.profile.get({ signal: stop.signal }))).toBe(wanted);
  expect(server.received).toHaveLength(1);
});

test('a token may be a function, and what it throws comes through', async () => {
  let token = 'one';
  const renewing = new Tessera({ origin: server.origin, token: async () => token });
  await renewing.request('query { viewer { id } }', {});
  token = 'two';
  await renewing.request('query { viewer { id } }', {});
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
  const failure = new TypeError('no token today');
  const failing = new Tessera({ origin: server.origin, token: () => Promise.reject(failure) });
  expect(await fails(failing.profile.get())).toBe(failure);
});

test('onAnswer is told of every answer', async () => {
  const cost = { requested: 5, actual: 2, limit: 60_000, remaining: 59_998, resetAt: '2026-11-23T10:15:00.000Z' };
  const reports: object[] = [];
  const watched = new Tessera({ origin: server.origin, onAnswer: (report) => reports.push(report) });
  server.answers.push(
    { status: 503, headers: AT_ONCE, body: '' },
    {
      status: 200,
      headers: { 'x-request-id': 'r-2' },
      body: { data: { deleteCard: { deletedCardId: 'c1' } }, extensions: { cost } },
    },
  );
  await watched.cards.delete('c1');
  expect(reports).toEqual([
    { status: 503, requestId: undefined, attempt: 1, cost: undefined },
    { status: 200, requestId: 'r-2', attempt: 2, cost },
  ]);
});
