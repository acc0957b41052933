import type { FastifyReply, FastifyRequest } from 'fastify';

/** Permanent, but asked again each time: a handle can be taken back by its owner. Keeps the query. */
export function redirect(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  return reply.header('cache-control', 'no-cache').redirect(path + query, 308);
}
