import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBearer } from './request-context.ts';

/** What a page may send: the token, what a write carries, and what GraphQL clients add. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Accept-Language',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Apollo-Require-Preflight',
  'MCP-Protocol-Version',
].join(', ');

/** What a page may read beside the body. */
const ANSWER_HEADERS = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'Retry-After',
  'X-Cost-Requested',
  'X-Cost-Actual',
  'X-Ignored-Words',
  'Idempotency-Replayed',
  'ETag',
  'Location',
  'Allow',
  'WWW-Authenticate',
  'Content-Disposition',
  'X-Request-Id',
].join(', ');

/** As long as Chromium remembers a preflight at most, in seconds. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Lets pages of other sites call GraphQL, REST and MCP with a bearer token, and read the answer. Credentials are never allowed: a
 * browser then sends no cookie of ours, so such a page can do nothing that its token doesn't allow. A call without a
 * bearer token gets none of these headers.
 */
export function allowTokensOfPages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin !== undefined && isApi(request) && hasBearer(request.raw)) {
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': ANSWER_HEADERS });
    }
    done();
  });
}

/** For what says nothing of anybody: every page may read it, without a token. */
export const READ_BY_ALL = { 'access-control-allow-origin': '*' } as const;

/** Answers OPTIONS: which methods the path takes, and to a page of another site that it may call them with a token. */
export function answerOptions(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): FastifyReply {
  const allow = [...methods, 'OPTIONS'].join(', ');
  reply.header('allow', allow);
  if (!isPreflightOfToken(request)) return reply.code(204).send();
  return reply
    .code(204)
    .headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .send();
}

/** Answers a preflight for a path that needs no token: every page may use it. */
export function answerOpenOptions(reply: FastifyReply, methods: readonly string[]): FastifyReply {
  return reply
    .code(204)
    .headers({
      ...READ_BY_ALL,
      allow: [...methods, 'OPTIONS'].join(', '),
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': 'Accept, Content-Type, MCP-Protocol-Version',
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .send();
}

/** A browser names the headers that the page wants to send, in small letters. */
function isPreflightOfToken({ headers }: FastifyRequest): boolean {
  const wanted = String(headers['access-control-request-headers'] ?? '').toLowerCase();
  const isPreflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
  return isPreflight && wanted.split(',').some((name) => name.trim() === 'authorization');
}

function isApi({ url }: FastifyRequest): boolean {
  return /^\/(?:graphql|api|mcp)(?:[/?]|$)/.test(url);
}
