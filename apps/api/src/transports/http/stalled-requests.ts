import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STALLED_AFTER_MS } from '../../infra/postgres/health-probe.ts';
import type { Services } from '../../kernel/context.ts';

/** What needs no answer of the database, such as an event that is held in memory, has its own meanwhile. */
const HEAD_START_MS = 100;

/** While the database does not answer, requests that have waited long enough are answered by `refuse`. */
export function failStalledRequests(
  app: FastifyInstance,
  { healthProbe }: Services,
  refuse: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const waiting = new Map<FastifyReply, FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    waiting.set(reply, request);
    reply.raw.once('close', () => waiting.delete(reply));
    done();
  });
  healthProbe.onStall(() => {
    setTimeout(() => {
      for (const [reply, request] of waiting) {
        if (!reply.sent && reply.elapsedTime > STALLED_AFTER_MS) refuse(request, reply);
      }
    }, HEAD_START_MS);
  });
}
