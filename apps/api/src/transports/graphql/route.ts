import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode } from 'graphql';
import { readGraphQLMultipart } from '../../kernel/graphql/multipart.ts';
import { answerOptions } from '../http/cors.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { hasBearer, loadContext, readAsVisitor } from '../http/request-context.ts';
import { REFUSED_COST, settleUnread, spendPoints } from '../http/spend-points.ts';
import { type Executor, wrongPart } from './executor.ts';
import { findOperation, type Operation } from './operation.ts';

interface GraphQLParts {
  executor: Executor;
  /** What a browser gets that opens the address. */
  playground: {
    isWanted: (request: FastifyRequest) => boolean;
    send: (reply: FastifyReply) => unknown;
  };
  /** Of Apollo Server. */
  apolloHandler: (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** The media type of GraphQL over HTTP, with which a refusal has a status of its own. */
export const RESPONSE_TYPE = 'application/graphql-response+json';
/** `/graphql`: the playground for a browser's GET, and operations for every other request. */
export function registerGraphQL(app: FastifyInstance, { executor, playground, apolloHandler }: GraphQLParts): void {
  const { services } = executor;
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: { takesForm: true, takesLongFile: ({ operations = '' }) => /\buploadFile\b/.test(operations) },
    preHandler: async (request, reply) => {
      // The playground shows the operation in the address, but doesn't run it.
      if (playground.isWanted(request)) return;
      // Also what everybody may see is refused with a wrong token.
      if (hasBearer(request.raw)) {
        await loadContext(services, request, reply);
        // A page of another site can't send a token, so this is no forgery. Apollo Server would demand its own header.
        request.headers['apollo-require-preflight'] ??= '1';
      }
      let cost = REFUSED_COST;
      try {
        assertReadable(request);
        if (request.isMultipart()) request.body = await readGraphQLMultipart(request);
        cost = readCost(executor, request, reply);
      } finally {
        // A request that can't be read is paid for all the same.
        await spendPoints(services, { request, reply, cost });
      }
    },
    handler: (request, reply) => {
      if (playground.isWanted(request)) return playground.send(reply);
      reply.header('cache-control', 'no-store');
      return apolloHandler.call(app, request, reply);
    },
    onSend: settleUnread,
  });
  app.options('/graphql', (request, reply) => answerOptions(request, reply, ['GET', 'POST']));
}

/** The points to take in advance: a document that is refused reads nothing. QUERY_TOO_COMPLEX, BAD_USER_INPUT. */
function readCost(executor: Executor, request: FastifyRequest, reply: FastifyReply): number {
  if (Array.isArray(request.body)) {
    throw new AppError('BAD_USER_INPUT', msg('The body has to be a JSON object.'), 'body');
  }
  const asked = readParams(request);
  assertAsks(asked);
  const { query, variables, operationName } = asked;
  const read = executor.read({ query, variables });
  const operation = read && findOperation(read.known.operations, operationName);
  refuseSubscription(operation);
  if (request.method === 'GET' && operation?.type === OperationTypeNode.MUTATION) refuseMethod(reply, ['POST']);
  if (operation?.isForAll) readAsVisitor(request);
  return read && read.known.errors.length === 0 ? read.cost : REFUSED_COST;
}

/** Refuses with our own error a read that any page could send, which Apollo Server would refuse: BAD_USER_INPUT. */
function assertReadable({ method, headers }: FastifyRequest): void {
  const type = headers['content-type'] ?? '';
  const isPlainRead = method === 'GET' && !headers['apollo-require-preflight'] && !headers['x-apollo-operation-name'];
  if (isPlainRead && !/^application\/json\b/i.test(type)) {
    const text = msg('To read by GET, send an access token, or the header apollo-require-preflight: 1.');
    throw new AppError('BAD_USER_INPUT', text, 'headers');
  }
}

/** Refuses the same way what Apollo Server would refuse in the body or the address. The executor refuses a query and variables of a wrong kind. */
function assertAsks({ query, operationName, extensions }: GraphQLParams): void {
  if (!isAbsent(operationName) && typeof operationName !== 'string') throw wrongPart('operationName', 'a string');
  if (!isAbsent(extensions) && (typeof extensions !== 'object' || Array.isArray(extensions))) {
    throw wrongPart('extensions', 'an object');
  }
  // Clients know Apollo Server's refusal of a hash, and then send the document.
  if (!isAbsent(query) && query !== '') return;
  if (Reflect.get(Object(extensions), 'persistedQuery')) return;
  const text = msg('Send a GraphQL operation as text in “query”.');
  throw new AppError('BAD_USER_INPUT', text, 'query');
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** BAD_USER_INPUT: HTTP can't carry the events of a subscription. */
function refuseSubscription(operation: Operation | null): void {
  if (operation?.type !== OperationTypeNode.SUBSCRIPTION) return;
  const text = msg('Subscriptions run over a WebSocket (graphql-transport-ws).');
  throw new AppError('BAD_USER_INPUT', text, 'query');
}

interface GraphQLParams {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

/** With GET, variables and extensions are JSON texts; a broken one stays a text, which is refused by its name. */
function readParams({ method, query, body }: FastifyRequest): GraphQLParams {
  if (method !== 'GET') return Object(body) as GraphQLParams;
  const { variables, extensions, ...others } = query as GraphQLParams;
  return { ...others, variables: parseJson(variables), extensions: parseJson(extensions) };
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
