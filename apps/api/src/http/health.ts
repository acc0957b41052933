import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../platform/context.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Liveness, readiness and figures, for whoever runs the servers. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await findObstacle(services);
    if (reason === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', reason });
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

/** Why requests can't be served now, or null. */
async function findObstacle({ db, log }: Services): Promise<string | null> {
  try {
    if (await db.showMigrations()) return 'migrations are pending';
    return null;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return 'the database does not answer';
  }
}

/** With a token set, the token alone counts: behind a proxy on the same machine every request comes from loopback. */
function mayReadMetrics({ env }: Services, request: FastifyRequest): boolean {
  if (env.metricsToken) return request.headers.authorization === `Bearer ${env.metricsToken}`;
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
}
