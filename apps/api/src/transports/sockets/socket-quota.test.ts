import { QUOTAS } from '@tessera/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const TRY_AGAIN_LATER = 1013;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());

const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

/** 'acknowledged', or how the socket was refused: by its close code or by HTTP. */
function open(address: string, token: string | null | 'silent'): Promise<string | number> {
  const url = `${server.origin.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { 'x-forwarded-for': address } });
  opened.push(socket);
  return new Promise((resolve) => {
    socket.on('open', () => {
      if (token === 'silent') resolve('silent');
      else socket.send(JSON.stringify({ type: 'connection_init', ...(token !== null && { payload: { token } }) }));
    });
    socket.on('message', () => resolve('acknowledged'));
    socket.on('close', (code) => resolve(code));
    socket.on('error', (error) => resolve(error.message));
  });
}

const openMany = (count: number, openOne: (index: number) => Promise<string | number>) =>
  Promise.all(Array.from({ length: count }, (_, n) => openOne(n)));
const count = (answers: (string | number)[], wanted: string | number) =>
  answers.filter((answer) => answer === wanted).length;

test('a session has 20 sockets, from wherever, and another when one is closed', async () => {
  const [person, other] = [await server.register(), await server.register()];
  const answers = await openMany(50, (n) => open(`192.0.2.${n}`, person.token));
  expect(count(answers, 'acknowledged')).toBe(QUOTAS.socketsPerSession);
  expect(count(answers, TRY_AGAIN_LATER)).toBe(50 - QUOTAS.socketsPerSession);
  expect(await open('192.0.2.1', other.token)).toBe('acknowledged');
  opened[answers.indexOf('acknowledged')]?.close();
  await expect.poll(() => open('192.0.2.1', person.token)).toBe('acknowledged');
});

test('a network has 20 sockets without a sign-in, and any number of people who are signed in', async () => {
  const answers = await openMany(50, (n) => open(`2001:db8:0:${n.toString(16)}::1`, null));
  expect(count(answers, 'acknowledged')).toBe(QUOTAS.anonymousSockets);
  expect(count(answers, TRY_AGAIN_LATER)).toBe(50 - QUOTAS.anonymousSockets);
  // All LANs of one end site count as one network; another site is a different one.
  expect(await open('2001:db8:1:2::1', null)).toBe('acknowledged');
  const person = await server.register();
  expect(await open('2001:db8:0:1::1', person.token)).toBe('acknowledged');
});

test('sockets that never say who opens them leave room for those of other networks', async () => {
  const silent = await openMany(QUOTAS.unknownSockets, () => open('198.51.100.1', 'silent'));
  expect(count(silent, 'silent')).toBe(QUOTAS.unknownSockets);
  expect(await open('198.51.100.1', null)).toContain('429');
  expect(await open('198.51.100.2', null)).toBe('acknowledged');
});
