import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Services } from '../composition/context.ts';
import { checkReadiness } from '../modules/incidents/readiness.service.ts';

/** Liveness, readiness and figures, for whoever runs the servers. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const readiness = await checkReadiness(services);
    const parts = Object.fromEntries(Object.entries(readiness).map(([part, reason]) => [part, reason ?? 'up']));
    // Work that waits is worth a look, but no reason to send nobody here.
    if (readiness.database === null) return { status: 'ready', parts };
    return reply.code(503).send({ status: 'not ready', reason: readiness.database, parts });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(services, request)) {
      return reply
        .code(403)
        .send({ message: 'Metrics are for loopback or a token.', error: 'Forbidden', code: 'FORBIDDEN' });
    }
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}

/** With a token set, the token alone counts: behind a proxy on the same machine every request comes from loopback. */
function mayReadMetrics({ env }: Services, request: FastifyRequest): boolean {
  if (env.metricsToken) return request.headers.authorization === `Bearer ${env.metricsToken}`;
  const peer = request.socket.remoteAddress ?? '';
  const isLoopback = ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback';
  return isLoopback && request.headers['x-forwarded-for'] === undefined;
}
