// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { buildSchema, GraphQLError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createLiveSocket } from './live-socket.ts';
import { socketFirstLink } from './socket-first-link.ts';

const TICKS = gql`subscription Ticks { ticks }`;
const SAY = gql`mutation Say($text: String) { say(text: $text) }`;

/** A server over a socket; each test chooses how it answers `say`. */
let server: Server;
let sockets: WebSocketServer;
let say: (text: string) => Promise<string>;
let sessionId: string | null;

beforeEach(async () => {
  say = async (text) => `${text} by socket`;
  sessionId = 'session-1';
  vi.stubGlobal('WebSocket', WebSocket);
  server = createServer();
  sockets = new WebSocketServer({ server });
  useServer(
    {
      schema: buildSchema(
        'type Query { a: Int } type Mutation { say(text: String): String } type Subscription { ticks: Int }',
      ),
      roots: {
        mutation: { say: ({ text }: { text: string }) => say(text) },
        subscription: {
          async *ticks() {
            await new Promise(() => {});
            yield {};
          },
        },
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

/** What HTTP is asked for is kept, and answered at once. */
function open() {
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const socket = createLiveSocket({ url, getSessionId: () => sessionId, onSessionEnded: () => {} });
  const posted: unknown[] = [];
  const http = new ApolloLink(({ variables }) => {
    posted.push(variables.text);
    return of({ data: { say: `${variables.text} by HTTP` } });
  });
  const link = ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    socket.link,
    socketFirstLink({ socket, http, getSessionId: () => sessionId }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const speak = async (text: string) =>
    (await client.mutate<{ say: string }>({ mutation: SAY, variables: { text } })).data?.say;
  return { client, socket, posted, speak };
}

async function openConnected() {
  const opened = open();
  opened.client.subscribe({ query: TICKS }).subscribe({ error: () => {} });
  await vi.waitFor(() => expect(opened.socket.connection.get()).toBe('connected'));
  return opened;
}

test('goes over HTTP while no socket is open', async () => {
  const { speak, socket } = open();
  expect(await speak('Hello')).toBe('Hello by HTTP');
  expect(socket.connection.get()).toBe('idle');
});

test('goes over the socket that is open', async () => {
  const { speak, posted } = await openConnected();
  expect(await speak('Hello')).toBe('Hello by socket');
  expect(posted).toEqual([]);
});

test('says what the API refuses, and does not ask it twice', async () => {
  const { speak, posted } = await openConnected();
  say = () => Promise.reject(new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } }));
  await expect(speak('Hello')).rejects.toMatchObject({
    errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }],
  });
  expect(posted).toEqual([]);
});

test('goes over HTTP at once when the socket is lost before it answers, and not over the next one', async () => {
  const { speak, posted, socket } = await openConnected();
  const heard: string[] = [];
  say = async (text) => {
    heard.push(text);
    for (const one of sockets.clients) one.terminate();
    return new Promise(() => {});
  };
  expect(await speak('Hello')).toBe('Hello by HTTP');
  expect(posted).toEqual(['Hello']);
  await vi.waitFor(() => expect(socket.connection.get()).toBe('connected'), { timeout: 5000 });
  expect(heard).toEqual(['Hello']);
});

test('goes over HTTP when the socket does not answer in time', async () => {
  const { speak, posted } = await openConnected();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  say = () => new Promise(() => {});
  const said = speak('Hello');
  await vi.advanceTimersByTimeAsync(4900);
  expect(posted).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await said).toBe('Hello by HTTP');
});

test('is not sent for whoever is signed in by then', async () => {
  const { speak, posted, socket } = await openConnected();
  say = () => new Promise(() => {});
  const said = speak('Hello');
  sessionId = 'session-2';
  socket.terminate();
  await expect(said).rejects.toThrow('Somebody else is signed in by now.');
  expect(posted).toEqual([]);
});

test('goes over HTTP, which fails at once, where the device says that it is offline', async () => {
  const { speak } = await openConnected();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await speak('Hello')).toBe('Hello by HTTP');
});
