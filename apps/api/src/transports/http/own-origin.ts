import type { FastifyInstance } from 'fastify';
import type { Env } from '../../infra/settings/env.ts';

/** Paths that probes request by the machine's own address. */
const PROBED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/**
 * Whether a page of this site sent the request. The Host header proves nothing, because any name can point at this server. On
 * loopback, `localhost` and `127.0.0.1` are the same machine.
 */
export function isOwnOrigin({ publicOrigin }: Pick<Env, 'publicOrigin'>, origin: string | undefined): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return toSameMachine(origin) === toSameMachine(publicOrigin);
}

function toSameMachine(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  return `${protocol}//${/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? 'loopback' : hostname}:${port}`;
}

/** In production, answers 421 to requests for any host but the public one, so that nothing is served under a foreign name. */
export function refuseOtherHosts(app: FastifyInstance, env: Pick<Env, 'publicOrigin' | 'nodeEnv'>): void {
  if (env.nodeEnv !== 'production') return;
  const { protocol } = new URL(env.publicOrigin);
  app.addHook('onRequest', async (request, reply) => {
    if (PROBED.test(request.url) || isOwnOrigin(env, `${protocol}//${request.host}`)) return;
    return reply.code(421).type('text/plain; charset=utf-8').send('This server has another address.\n');
  });
}
