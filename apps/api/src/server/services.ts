import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { createFileStore } from '../infra/files/file-store.ts';
import { createRateLimits } from '../infra/limits/rate-limits.ts';
import { createMailer } from '../infra/mail/mailer.ts';
import { createMetrics } from '../infra/metrics.ts';
import { HealthProbe } from '../infra/postgres/health-probe.ts';
import { NamingPool } from '../infra/postgres/named-statements.ts';
import { openReadDb } from '../infra/postgres/read-db.ts';
import { createPubSub } from '../infra/pubsub/pubsub.ts';
import { REDIS_OPTIONS } from '../infra/pubsub/redis-bus.ts';
import { ResponseCache } from '../infra/response-cache.ts';
import { PasswordHasher } from '../infra/secrets/passwords.ts';
import { configuredSecretBox, createSecretBox } from '../infra/secrets/secret-box.ts';
import type { Env } from '../infra/settings/env.ts';
import { createSmsSender } from '../infra/sms/sms-sender.ts';
import type { Services } from '../kernel/context.ts';
import { openEvents } from '../kernel/events.ts';
import type { RateLimits } from '../kernel/module.ts';
import { EventBuffer } from '../modules/analytics/index.ts';
import { Hub } from '../modules/chat/index.ts';
import { SigningKeys } from '../modules/identity/index.ts';
import { limitSessions, REQUEST_LIMITS } from '../transports/http/spend-points.ts';
import { connect } from './data-source.ts';
import { MODULES } from './modules.ts';

/** Everything that lives as long as the process, on a migrated database. `close()` gives every connection back. */
export async function openServices(options: {
  env: Env;
  databaseUrl: string;
  log: FastifyBaseLogger;
}): Promise<{ services: Services; close(): Promise<void> }> {
  const { env, databaseUrl, log } = options;
  const db = await connect(databaseUrl);
  const reads = openReadDb(databaseUrl, env.databaseReadUrls, log);
  await SigningKeys.ensureSigningKey(db, configuredSecretBox(env));
  if (env.nodeEnv === 'production' && env.secretKeys.length === 0)
    log.warn('SECRETS_KEY is not set: the keys that sign sessions stand in the database unencrypted');
  // A crash may forget the last counts; waiting for the disk would make each of them as dear as what is counted.
  const counters = new NamingPool({ connectionString: databaseUrl, max: 4, options: '-c synchronous_commit=off' });
  counters.on('error', (error) => log.warn({ err: error }, 'the rate limiter lost its database'));
  const redis = env.redisUrl ? new Redis(env.redisUrl, REDIS_OPTIONS) : null;
  redis?.on('error', (error) => log.warn({ err: error }, 'redis is away'));
  const pubSub = await createPubSub({ databaseUrl, redisUrl: env.redisUrl ?? null, log });
  const responseCache = new ResponseCache();
  const changes = pubSub.subscribe('directoryChanged');
  void clearOn(changes, responseCache);
  const hub = new Hub({ db, log, pubSub });
  const metrics = createMetrics();
  const events = new EventBuffer({ db, log, metrics, pubSub });
  const healthProbe = new HealthProbe(databaseUrl, log);
  healthProbe.onStall(() => events.wait());
  const services: Services = {
    env,
    db,
    reads,
    healthProbe,
    log,
    metrics,
    passwords: new PasswordHasher(),
    pubSub,
    hub,
    events,
    responseCache,
    rateLimits: createRateLimits(collectLimits(env), { pool: counters, redis }),
    secrets: createSecretBox(env),
    files: createFileStore(env),
    mailer: createMailer(env, log),
    sms: createSmsSender(env, log),
  };
  openEvents(services);
  return {
    services,
    async close() {
      await events.close();
      hub.close();
      await changes.return?.();
      redis?.disconnect();
      await Promise.all([healthProbe.close(), pubSub.close(), counters.end(), reads.close(), db.destroy()]);
    },
  };
}

function collectLimits({ sessionPoints }: Pick<Env, 'sessionPoints'>): RateLimits {
  const requestLimits = { ...REQUEST_LIMITS, sessionCostByViewer: limitSessions(sessionPoints) };
  return Object.assign({}, ...MODULES.map(({ limits }) => limits), requestLimits);
}

/** Another process changed what everybody may see. */
async function clearOn(changes: AsyncIterable<unknown>, cache: ResponseCache): Promise<void> {
  for await (const _ of changes) cache.clear();
}
