import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ADDRESSES, AppError, fillPath } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import type { Executor } from '../graphql/executor.ts';
import { answerOptions } from '../http/cors.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { hasBearer, loadContext } from '../http/request-context.ts';
import { REFUSED_COST, settleUnread, spendPoints } from '../http/spend-points.ts';
import type { McpCall } from './run-tool.ts';
import { createMcpServer } from './server.ts';

const MCP_PATH = '/mcp';
/** What the transport reads of a request. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/**
 * The Model Context Protocol over Streamable HTTP, for programs with a token. There are no sessions and no streams: each message
 * is answered with JSON.
 */
export function registerMcp(app: FastifyInstance, executor: Executor): void {
  const { services } = executor;
  const preHandler = (request: FastifyRequest, reply: FastifyReply) => authenticate(services, request, reply);
  app.route({
    method: 'POST',
    url: MCP_PATH,
    preHandler,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const context = await loadContext(services, request, reply);
      const loadContactFile = (id: string) => loadFile(app, request, id);
      const answer = await handle({ executor, context, request, reply, loadContactFile });
      // What no operation paid for: lists, refusals, and the first message of a client.
      if (!context.spent) await spendPoints(services, { request, reply, cost: REFUSED_COST });
      const type = answer.headers.get('content-type');
      if (type) reply.type(type);
      return reply.code(answer.status).send(await answer.text());
    },
    onSend: settleUnread,
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: MCP_PATH,
    preHandler,
    handler: (_request, reply) => refuseMethod(reply, ['POST']),
  });
  app.options(MCP_PATH, (request, reply) => answerOptions(request, reply, ['POST']));
}

/**
 * A cookie opens nothing here. FORBIDDEN for a page of another site that has no token: it may be one that a name was pointed at us
 * for. UNAUTHENTICATED without a token, or with one that is wrong or over.
 */
async function authenticate(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers;
  if (hasBearer(request.raw)) await loadContext(services, request, reply);
  else if (origin !== undefined && !isOwnOrigin(services.env, origin)) {
    throw new AppError('FORBIDDEN', msg('Pages of other sites need an access token.'));
  } else throw new AppError('UNAUTHENTICATED', msg('Send an access token: Authorization: Bearer tsr_…'));
}

/** Each request has a server and a transport of its own. BAD_USER_INPUT for several messages at once. */
async function handle(call: McpCall): Promise<Response> {
  const { request } = call;
  if (Array.isArray(request.body)) {
    throw new AppError('BAD_USER_INPUT', msg('Send one message at a time.'), 'body');
  }
  const headers = new Headers();
  for (const name of HEADERS) headers.set(name, String(request.headers[name] ?? ''));
  if (!request.headers['mcp-protocol-version']) headers.delete('mcp-protocol-version');
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(call);
  try {
    await server.connect(transport);
    const asked = new Request(new URL(MCP_PATH, call.executor.services.env.publicOrigin), { method: 'POST', headers });
    return await transport.handleRequest(asked, { parsedBody: request.body });
  } finally {
    await server.close();
  }
}

/** By the path that browsers load it from, with the same rights: what the owner hides is not in it. */
async function loadFile(app: FastifyInstance, request: FastifyRequest, id: string): Promise<string | null> {
  const { authorization = '', 'user-agent': userAgent = '' } = request.headers;
  const { statusCode, payload } = await app.inject({
    method: 'GET',
    url: `${fillPath(ADDRESSES.sharedCard.path, { id })}.vcf`,
    remoteAddress: request.ip,
    headers: { authorization, 'user-agent': userAgent },
  });
  return statusCode === 200 ? payload : null;
}
