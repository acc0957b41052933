import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './infra/embedded-postgres/embedded-postgres.ts';
import { startJobs } from './infra/jobs.ts';
import { createLog } from './infra/log.ts';
import { DEMO_ACCOUNT } from './infra/settings/demo-account.ts';
import { type Env, readEnv } from './infra/settings/env.ts';
import { watchIncidents } from './modules/incidents/incident.service.ts';
import { createApp } from './server/app.ts';
import { migrate } from './server/data-source.ts';
import { fillDemo } from './server/demo/fill-demo.ts';
import { createTasks, TIMETABLE } from './server/jobs.ts';
import { openServices } from './server/services.ts';

const SHUTDOWN_MS = 10_000;

/** Starts everything in order and ends it in the opposite one. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const closers: (() => Promise<unknown>)[] = [];
  onSignals(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  try {
    const embedded = env.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
    if (embedded) closers.push(() => embedded.stop());
    const databaseUrl = env.databaseUrl ?? (embedded as EmbeddedPostgres).url;
    if (env.migratesAtStart) await migrate(databaseUrl);
    const { services, close } = await openServices({ env, databaseUrl, log });
    closers.push(close);
    env.isDemo &&= await fillDemo(services);
    const jobs = await startJobs(databaseUrl, createTasks(services), { log, ...TIMETABLE });
    closers.push(() => jobs.stop());
    closers.push(watchIncidents(services));
    const app = await createApp(services);
    closers.push(() => app.close());
    await app.listen({ port: env.port, host: env.host });
    announce(app, env);
  } catch (error) {
    for (const close of closers.splice(0).reverse()) await close();
    throw error;
  }
}

function announce(app: FastifyInstance, env: Env): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  const origin = env.publicOrigin.replace(/:0$/, `:${port}`);
  env.publicOrigin = origin;
  const lines = [
    '',
    '  Tessera is ready',
    '',
    `  Address      ${origin}`,
    `  Playground   ${origin}/graphql`,
    ...(env.isDemo ? [`  Demo         ${DEMO_ACCOUNT.email}  /  ${DEMO_ACCOUNT.password}`] : []),
    `  Data         ${env.databaseUrl ? 'the database of DATABASE_URL, files in ' : ''}${env.dataDir}`,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Ctrl-C and SIGTERM end in order; a second one, or a shutdown that hangs, ends at once. */
function onSignals(shutDown: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    shutDown().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function fail(error: unknown): never {
  process.stderr.write(`Tessera can't start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
