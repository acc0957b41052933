// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { buildSchema, type ExecutionResult } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createLiveSocket } from './live-socket.ts';

const COUNTED = gql`subscription Counted($from: Int) { counted(from: $from) }`;

/** A server that counts on from where it is asked to, three numbers a connection, and then drops it. */
let http: Server;
let sockets: WebSocketServer;
const asked: unknown[] = [];

beforeEach(async () => {
  asked.length = 0;
  // Not every Node that this runs on has one of its own.
  vi.stubGlobal('WebSocket', WebSocket);
  http = createServer();
  sockets = new WebSocketServer({ server: http });
  useServer<Record<string, never>, { socket: WebSocket }>(
    {
      schema: buildSchema('type Query { a: Int } type Subscription { counted(from: Int): Int! }'),
      async subscribe({ variableValues }) {
        asked.push(variableValues?.from);
        return count(Number(variableValues?.from ?? 0));
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => http.close(resolve));
});

async function* count(from: number): AsyncGenerator<ExecutionResult> {
  for (const step of [1, 2, 3]) yield { data: { counted: from + step } };
  for (const socket of sockets.clients) socket.terminate();
  await new Promise(() => {});
}

function connect() {
  const socket = createLiveSocket({
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    getSessionId: () => null,
    onSessionEnded: () => {},
  });
  return { socket, client: new ApolloClient({ link: socket.link, cache: new InMemoryCache() }) };
}

test('a lost connection goes on from where it was lost', async () => {
  const { client } = connect();
  const seen: number[] = [];
  const resume = () => ({ from: seen.at(-1) ?? 0 });
  const following = client
    .subscribe<{ counted: number }>({ query: COUNTED, variables: { from: 0 }, context: { resume } })
    .subscribe(({ data }) => data && seen.push(data.counted));
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(9), { timeout: 15_000 });
  following.unsubscribe();
  expect(seen.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(asked.slice(0, 3)).toEqual([0, 3, 6]);
}, 20_000);

test('tells when the connection is lost and when it is back', async () => {
  const { client, socket } = connect();
  const states: string[] = [];
  socket.connection.subscribe(() => states.push(socket.connection.get()));
  expect(socket.connection.get()).toBe('idle');
  const following = client.subscribe({ query: COUNTED }).subscribe(() => {});
  await vi.waitFor(() => expect(states.slice(0, 3)).toEqual(['connected', 'lost', 'connected']), { timeout: 15_000 });
  following.unsubscribe();
}, 20_000);
