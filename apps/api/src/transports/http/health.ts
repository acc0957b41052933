import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Services } from '../../kernel/context.ts';
import { areEqualSecrets } from '../../kernel/equal-secrets.ts';
import { checkReadiness } from '../../modules/incidents/index.ts';

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
      return reply.code(403).send({
        message: 'Metrics are read with METRICS_TOKEN as bearer token.',
        error: 'Forbidden',
        code: 'FORBIDDEN',
      });
    }
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}

/** Headers that proxies add. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * With METRICS_TOKEN set, only the token opens them. Without it they open to a developer: from loopback, outside production
 * and without a proxy, because behind a proxy every request comes from loopback.
 */
function mayReadMetrics({ env }: Services, { headers, socket }: FastifyRequest): boolean {
  if (env.metricsToken) return areEqualSecrets(headers.authorization ?? '', `Bearer ${env.metricsToken}`);
  if (env.nodeEnv === 'production' || env.trustProxy !== false) return false;
  const peer = socket.remoteAddress ?? '';
  const isLoopback = ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback';
  return isLoopback && FORWARDED.every((name) => headers[name] === undefined);
}
