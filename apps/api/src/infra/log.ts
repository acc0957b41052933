import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Env } from './settings/env.ts';

/**
 * One JSON line an event in production, readable lines else; those of a request with its id. Only what is passed explicitly is
 * written: no bodies, no addresses, no headers, so that no password, token, email or message text gets in.
 */
export function createLog(env: Pick<Env, 'logLevel' | 'nodeEnv'>): FastifyBaseLogger {
  return pino({
    level: env.logLevel,
    serializers: { err: describeError },
    ...(env.nodeEnv === 'development' && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' } },
    }),
  });
}

/** Name, message and stack only: a database error carries the parameters of its statement, which may be anything. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { type: name, message, stack: stack?.split('\n').slice(1).join('\n') };
}
