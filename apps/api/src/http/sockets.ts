import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import '@fastify/cookie';
import { AppError, type ErrorCode } from '@tessera/domain';
import type { FastifyInstance } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { v7 as uuid } from 'uuid';
import { type WebSocket, WebSocketServer } from 'ws';
import { guardQuery } from '../graphql/guard.ts';
import { assertOperationAllowed } from '../graphql/run-operation.ts';
import { findViewer } from '../modules/sessions/session.service.ts';
import type { Services, Viewer } from '../platform/context.ts';
import { toGraphQLFormat } from '../platform/errors.ts';
import { type SocketOperation, subscribeLive, TRY_AGAIN_LATER } from './live-operations.ts';
import { createSocketContext, isOwnOrigin, requestInfoOf, SESSION_COOKIE } from './request-context.ts';

const MAX_PAYLOAD_BYTES = 128 * 1024;
/** At once on one socket. A screen of the chat has five. */
const MAX_OPERATIONS = 100;
/** Proxies close what is silent for a minute; a peer that is gone is noticed after twice this time. */
const KEEP_ALIVE_MS = 30_000;
const KEPT_DOCUMENTS = 500;

interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  request: IncomingMessage;
  viewer?: Viewer | null;
}

/** graphql-ws on `/graphql` of the same server and port. `close()` ends all sockets with a reason. */
export function attachSockets(app: FastifyInstance, schema: GraphQLSchema, services: Services) {
  // Frames that are written for many sockets at once are not compressed, so none may be.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES, perMessageDeflate: false });
  const bySession = new Map<string, Set<WebSocket>>();
  const disposable = useServer<{ token?: string }, Extra>(
    {
      async onConnect({ connectionParams, extra }) {
        const cookies = app.parseCookie(extra.request.headers.cookie ?? '');
        try {
          extra.viewer = await identify(services, connectionParams?.token ?? cookies[SESSION_COOKIE]);
        } catch (error) {
          // Any other code would tell clients that it makes no sense to come back.
          services.log.info({ err: error }, 'who opens a socket could not be read');
          extra.socket.close(TRY_AGAIN_LATER, 'Please try again in a moment.');
          return false;
        }
        if (connectionParams?.token && !extra.viewer) return closeEnded(extra.socket);
        if (extra.viewer) remember(bySession, extra.viewer.sessionId, extra.socket);
        return true;
      },
      onSubscribe: ({ extra, subscriptions }, id, payload) => {
        if (Object.keys(subscriptions).length > MAX_OPERATIONS) return [tooMany()];
        return prepare(schema, services, { extra, id, payload });
      },
      subscribe: (args) => subscribeLive(services, args),
      onNext: (_context, _id, _payload, _args, result) => formatted(services, result),
      onError: (_context, _id, _payload, errors) =>
        errors.map((error) => toGraphQLFormat(error.toJSON(), error, services.log)),
    },
    sockets,
    KEEP_ALIVE_MS,
  );
  app.server.on('upgrade', (request, socket, head) => upgrade(services, sockets, request, socket, head));
  sockets.on('connection', (socket) => {
    services.metrics.openSockets.inc();
    // graphql-ws prints what a peer did wrong to the console; here it is a line of the log.
    socket.removeAllListeners('error');
    socket.on('error', (error) => services.log.info({ err: error }, 'a socket broke the protocol'));
    socket.on('close', () => services.metrics.openSockets.dec());
  });
  const stopFollowing = followEndedSessions(services, bySession);
  return {
    async close(): Promise<void> {
      await stopFollowing();
      for (const socket of sockets.clients) socket.close(1001, 'The server is shutting down');
      await disposable.dispose();
    },
  };
}

function upgrade(services: Services, sockets: WebSocketServer, request: IncomingMessage, socket: Duplex, head: Buffer) {
  const { origin, host } = request.headers;
  const path = request.url?.split('?')[0];
  // Programs send no Origin; a browser always does, and only our own pages may use its cookie.
  const isForeign = origin !== undefined && !isOwnOrigin(services, origin, host);
  if (path !== '/graphql' || isForeign) {
    socket.end(`HTTP/1.1 ${isForeign ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`);
    return;
  }
  sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open, request));
}

async function identify({ db }: Services, token: unknown): Promise<Viewer | null> {
  return typeof token === 'string' && token !== '' ? findViewer(db, token) : null;
}

function closeEnded(socket: WebSocket): false {
  socket.close(CloseCode.Forbidden, 'The session has ended');
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

function prepare(
  schema: GraphQLSchema,
  services: Services,
  { extra, id, payload }: Asked,
): SocketOperation | GraphQLError[] {
  try {
    const variableValues = payload.variables ?? {};
    guardQuery(services, payload.query, variableValues);
    const document = readDocument(schema, payload.query);
    if (Array.isArray(document)) return document;
    const info = requestInfoOf(extra.request, uuid(), extra.request.socket.remoteAddress ?? '');
    const contextValue = createSocketContext(services, extra.viewer ?? null, info);
    assertOperationAllowed(contextValue, document, payload.operationName, variableValues);
    const operationName = payload.operationName ?? null;
    return {
      schema,
      document,
      operationName,
      variableValues,
      contextValue,
      operationId: id,
      socket: extra.socket,
      line: extra.request.socket,
    };
  } catch (error) {
    if (error instanceof GraphQLError) return [error.originalError ? error : asCoded(error, 'GRAPHQL_PARSE_FAILED')];
    return [new GraphQLError('refused', { originalError: error instanceof Error ? error : new Error(String(error)) })];
  }
}

/** Valid documents seen lately: the many sockets of one client program ask the same, and share it in memory. */
const documents = new Map<string, DocumentNode>();

function readDocument(schema: GraphQLSchema, query: string): DocumentNode | GraphQLError[] {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) return errors.map(asValidationError);
  if (documents.size >= KEPT_DOCUMENTS) documents.delete(documents.keys().next().value ?? '');
  documents.set(query, document);
  return document;
}

function tooMany(): GraphQLError {
  const text = `At most ${MAX_OPERATIONS} operations at once.`;
  return new GraphQLError(text, { originalError: new AppError('RATE_LIMITED', text) });
}

/** Apollo marks these two kinds over HTTP; over a socket we do. */
function asCoded({ message, nodes, source, positions }: GraphQLError, code: ErrorCode): GraphQLError {
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code },
  });
}

function asValidationError(error: GraphQLError): GraphQLError {
  return asCoded(error, 'GRAPHQL_VALIDATION_FAILED');
}

function formatted<T extends { errors?: readonly GraphQLError[] }>(services: Services, result: T) {
  if (!result.errors) return;
  return { ...result, errors: result.errors.map((error) => toGraphQLFormat(error.toJSON(), error, services.log)) };
}

function remember(bySession: Map<string, Set<WebSocket>>, sessionId: string, socket: WebSocket): void {
  const open = bySession.get(sessionId) ?? new Set();
  bySession.set(sessionId, open.add(socket));
  socket.once('close', () => {
    open.delete(socket);
    if (open.size === 0) bySession.delete(sessionId);
  });
}

/** Closes the sockets of a session as soon as any process ends it. */
function followEndedSessions({ pubSub, log }: Services, bySession: Map<string, Set<WebSocket>>): () => Promise<void> {
  const ended = pubSub.subscribe('sessionEnded');
  const loop = async () => {
    for await (const { sessionId } of ended) {
      for (const socket of bySession.get(sessionId) ?? []) closeEnded(socket);
    }
  };
  loop().catch((error) => log.error({ err: error }, 'following ended sessions stopped'));
  return async () => {
    await ended.return?.();
  };
}
