import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { msg, say } from '@tessera/texts';
import { AccessTokens, Sessions } from '../../modules/identity/index.ts';
import '@fastify/cookie';
import { AppError, QUOTAS } from '@tessera/domain';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { v7 as uuid } from 'uuid';
import { type WebSocket, WebSocketServer } from 'ws';
import { toSite } from '../../infra/limits/network.ts';
import type { Services, Viewer } from '../../kernel/context.ts';
import { type Asker, toGraphQLFormat } from '../../kernel/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import { findOperation } from '../graphql/operation.ts';
import { createCookielessContext } from '../http/create-context.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import { readLanguage } from '../http/page-language.ts';
import { readPeerAddress } from '../http/peer-address.ts';
import { identify, identifyPage, sessionCookie, toRequestInfo } from '../http/request-context.ts';
import { spendPointsOf } from '../http/spend-points.ts';
import { executeOfSocket, type SocketOperation, subscribeLive, TRY_AGAIN_LATER } from './live-operations.ts';
import { SocketQuota } from './socket-quota.ts';

const MAX_PAYLOAD_BYTES = 128 * 1024;
/** At once on one socket. A screen of the chat has five. */
const MAX_OPERATIONS = 100;
/** Proxies close what is silent for a minute; a peer that is gone is noticed after twice this time. */
const KEEP_ALIVE_MS = 30_000;
/** What the bus did not say is asked for this often. */
const CHECK_SESSIONS_MS = 60_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

/** What is sent first: a program's token, or the session that a page belongs to. */
interface Greeting extends Record<string, unknown> {
  token?: string;
  session?: string;
}

interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  request: IncomingMessage;
  viewer?: Viewer | null;
  /** Of who opened it. */
  address?: string;
}

/** graphql-ws on `/graphql` of the same server and port. `close()` ends all sockets with a reason. */
export function attachSockets(app: FastifyInstance, executor: Executor) {
  const { services } = executor;
  // Each socket would compress the same event anew, and keep memory for it.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES, perMessageDeflate: false });
  const bySession = new SocketQuota(QUOTAS.socketsPerSession);
  const anonymous = new SocketQuota(QUOTAS.anonymousSockets);
  const unknown = new SocketQuota(QUOTAS.unknownSockets);
  const readAddress = readPeerAddress(services.env.trustProxy);
  const disposable = useServer<Greeting, Extra>(
    {
      async onConnect({ connectionParams, extra }) {
        extra.address = readAddress(extra.request);
        const network = toSite(extra.address);
        const cookies = app.parseCookie(extra.request.headers.cookie ?? '');
        const cookie = cookies[sessionCookie(services.env)];
        try {
          extra.viewer = await findViewer(services, connectionParams, cookie);
        } catch (error) {
          // Any other code would tell clients that it makes no sense to come back.
          services.log.info({ err: error }, 'who opens a socket could not be read');
          extra.socket.close(TRY_AGAIN_LATER, 'Try again in a moment.');
          return false;
        }
        if (!extra.viewer && connectionParams?.token) return refuseToken(extra.socket);
        if (!extra.viewer && connectionParams?.session) return closeEnded(extra.socket);
        unknown.release(network, extra.socket);
        const { viewer } = extra;
        if (viewer?.token) ofPrograms.add(extra.socket);
        const isCounted = viewer ? bySession.add(viewer.sessionId, extra.socket) : anonymous.add(network, extra.socket);
        if (!isCounted) return closeTooMany(extra.socket);
        if (extra.viewer?.token?.expiresAt) closeAt(extra.viewer.token.expiresAt, extra.socket);
        return true;
      },
      onSubscribe: ({ extra, subscriptions }, id, payload) => {
        if (Object.keys(subscriptions).length > MAX_OPERATIONS) return [tooMany()];
        return prepare(executor, { extra, id, payload });
      },
      execute: (args) => executeOfSocket(executor, args),
      subscribe: (args) => subscribeLive(executor, args),
      // biome-ignore lint/complexity/useMaxParams: graphql-ws calls it like this.
      onNext: ({ extra }, _id, _payload, _args, result) => formatted(askerOf(services, extra), result),
      // biome-ignore lint/complexity/useMaxParams: graphql-ws calls it like this.
      onError: ({ extra }, _id, _payload, errors) =>
        errors.map((error) => toGraphQLFormat(error.toJSON(), error, askerOf(services, extra))),
    },
    sockets,
    KEEP_ALIVE_MS,
  );
  app.server.on('upgrade', (request, socket, head) => {
    const isFull = !unknown.hasRoom(toSite(readAddress(request)));
    upgrade(services, sockets, { request, socket, head, isFull });
  });
  sockets.on('connection', (socket, request) => {
    unknown.add(toSite(readAddress(request)), socket);
    services.metrics.openSockets.inc();
    // graphql-ws prints what a peer did wrong to the console; here it is a line of the log.
    socket.removeAllListeners('error');
    socket.on('error', (error) => services.log.info({ err: error }, 'a socket broke the protocol'));
    socket.on('close', () => services.metrics.openSockets.dec());
  });
  const stopFollowing = followEndedSessions(services, bySession);
  return {
    async close(): Promise<void> {
      stopFollowing();
      for (const socket of sockets.clients) socket.close(1001, 'The server is shutting down');
      await disposable.dispose();
    },
  };
}

interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** Whether too many sockets of its network have not said yet who opens them. */
  isFull: boolean;
}

function upgrade(services: Services, sockets: WebSocketServer, { request, socket, head, isFull }: Upgrade): void {
  const { origin } = request.headers;
  const path = request.url?.split('?')[0];
  // Programs send no Origin; a browser always does, and only our own pages may use its cookie.
  const isForeign = origin !== undefined && !isOwnOrigin(services.env, origin);
  if (path !== '/graphql' || isForeign) {
    socket.end(`HTTP/1.1 ${isForeign ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`);
    return;
  }
  if (isFull) {
    socket.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 2\r\nConnection: close\r\n\r\n');
    return;
  }
  sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open, request));
}

async function findViewer(
  { db }: Services,
  { token, session }: Greeting = {},
  cookie: string | undefined,
): Promise<Viewer | null> {
  if (typeof token === 'string' && token !== '') return (await identify(db, token))?.viewer ?? null;
  return cookie ? ((await identifyPage(db, cookie, session))?.viewer ?? null) : null;
}

/** A token's time may end while its sockets are open. */
function closeAt(end: Date, socket: WebSocket): void {
  const ms = end.getTime() - Date.now();
  // Later than a timer can wait is later than any socket lasts.
  if (ms > MAX_TIMER_MS) return;
  const timer = setTimeout(() => closeEnded(socket), ms);
  socket.once('close', () => clearTimeout(timer));
}

/** Sockets that a program opened with its token. */
const ofPrograms = new WeakSet<WebSocket>();

/** Reasons are in English, as their 123 bytes (RFC 6455 §5.5) are too few for a sentence in Hindi. */
function closeEnded(socket: WebSocket): false {
  const reason = ofPrograms.has(socket) ? 'The token has expired or was revoked' : 'The session has ended';
  socket.close(CloseCode.Forbidden, reason);
  return false;
}

function refuseToken(socket: WebSocket): false {
  socket.close(CloseCode.Forbidden, 'The token is wrong, has expired or was revoked');
  return false;
}

/** Clients may come back when another one is closed. */
function closeTooMany(socket: WebSocket): false {
  socket.close(TRY_AGAIN_LATER, 'Too many sockets are open. Close one first.');
  return false;
}

interface Asked {
  extra: Extra;
  id: string;
  payload: {
    query: string;
    operationName?: string | null | undefined;
    variables?: Record<string, unknown> | null | undefined;
  };
}

async function prepare(
  executor: Executor,
  { extra, id, payload }: Asked,
): Promise<SocketOperation | readonly GraphQLError[]> {
  try {
    const variableValues = payload.variables ?? {};
    const { known, cost } = readDocument(executor, payload.query, variableValues);
    const { document, errors, operations } = known;
    if (!document || errors.length > 0) return errors;
    const operation = findOperation(operations, payload.operationName);
    if (!operation) return [new GraphQLError('Unable to identify operation')];
    const { services } = executor;
    const request = toRequestInfo(extra.request, uuid(), extra.address ?? '');
    const contextValue = createCookielessContext(services, extra.viewer ?? null, { request });
    executor.assertAllowed(operation, { context: contextValue, variables: variableValues });
    const spent = await spendPointsOf(services, extra.viewer, { cost, isShown: Boolean(extra.viewer?.token) });
    if (spent) contextValue.spent = spent;
    const args = {
      schema: executor.schema,
      document,
      operationName: operation.name,
      variableValues,
      contextValue,
      ...executor.coercion,
    };
    return { ...args, operation, operationId: id, socket: extra.socket };
  } catch (error) {
    return [new GraphQLError('refused', { originalError: error instanceof Error ? error : new Error(String(error)) })];
  }
}

function readDocument(executor: Executor, query: string, variables: Record<string, unknown>) {
  const read = executor.read({ query, variables });
  if (!read) throw new AppError('BAD_USER_INPUT', msg('“query” is missing.'), 'query');
  return read;
}

function tooMany(): GraphQLError {
  const text = msg('At most {most} operations at once.', { most: MAX_OPERATIONS });
  return new GraphQLError(say(text), { originalError: new AppError('RATE_LIMITED', text) });
}

function formatted<T extends { errors?: readonly GraphQLError[] }>(asker: Asker, result: T) {
  if (!result.errors) return;
  return { ...result, errors: result.errors.map((error) => toGraphQLFormat(error.toJSON(), error, asker)) };
}

function askerOf({ log }: Services, { request }: Pick<Extra, 'request'>): Asker {
  return { log, request: { language: readLanguage(request) } };
}

/** Closes the sockets of a session as soon as any process ends it; a little later where the bus did not say so. */
function followEndedSessions({ db, pubSub, log }: Services, bySession: SocketQuota): () => void {
  const close = (id: string) => {
    for (const socket of [...bySession.of(id)]) closeEnded(socket);
  };
  const check = async () => {
    const ids = bySession.keys;
    if (ids.length === 0) return;
    try {
      // A program's socket stands under the id of its token.
      for (const id of await AccessTokens.findEndedTokens(db, await Sessions.findEndedSessions(db, ids))) close(id);
    } catch (error) {
      log.info({ err: error }, 'whether the sessions of open sockets live could not be read; it is asked again');
    }
  };
  const checking = setInterval(() => void check(), CHECK_SESSIONS_MS).unref();
  const stops = [
    pubSub.on('sessionEnded', ({ sessionId }) => close(sessionId)),
    pubSub.onState((isUp) => isUp && void check()),
    () => clearInterval(checking),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
