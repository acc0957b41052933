import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  type JobHelpers,
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  runOnce,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { JobPayloads } from '../kernel/module.ts';
import { RetryLater } from '../kernel/retry-after.ts';
import type { Mail } from './mail/email.ts';
import { openPool } from './postgres/open-pool.ts';
import type { Sms } from './sms/sms.ts';

declare module '../kernel/module.ts' {
  interface JobPayloads {
    sendMail: Mail;
    sendSms: Sms;
    removeFiles: { keys: string[] };
    /** What every module does once an hour. */
    sweep: Record<string, never>;
  }
}

export type JobName = keyof JobPayloads;
export type Tasks = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** With graphile-worker's growing pauses (at most 6 h) a job is tried for about four days. */
const MAX_TRIES = 25;
/** How many run at once. */
const CONCURRENCY = { elsewhere: 6, others: 4 };
/** One that listens and one that looks after the queue, for each of the two workers. */
const MORE_CONNECTIONS = 4;
/**
 * Without a delay, graphile-worker 0.17.3 doesn't await the completion of a job (`worker.js`). If the database is away, the
 * rejected promise ends the process. With a delay only the worker ends, and we start it again.
 */
const RECORDING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
const RESTART_AFTER_MS = 1000;
/** Which jobs wait for servers that anybody may have named, and when jobs run by themselves. */
export interface Timetable {
  elsewhere: readonly string[];
  /** Lines of a crontab. */
  crontab: readonly string[];
}

/** A job by its name, and what it is given. */
export type Job = { [Name in JobName]: [name: Name, payload: JobPayloads[Name]] }[JobName];

/** Adds a job to the transaction. */
export async function addJob(tx: EntityManager, ...[name, payload]: Job): Promise<void> {
  await tx.query('SELECT graphile_worker.add_job($1, payload := $2::json, max_attempts := $3)', [
    name,
    JSON.stringify(payload),
    MAX_TRIES,
  ]);
}

/** The same as SQL, for a statement that writes many; `payload`, `key` and `runAt` are SQL expressions. */
export function addJobSql(
  name: JobName,
  payload: string,
  {
    priority = 0,
    key,
    keyMode,
    runAt,
  }: { priority?: number; key?: string; keyMode?: 'preserve_run_at'; runAt?: string } = {},
): string {
  const more = [key && `job_key := ${key}`, keyMode && `job_key_mode := '${keyMode}'`, runAt && `run_at := ${runAt}`];
  const rest = more.filter(Boolean).map((one) => `, ${one}`);
  return `graphile_worker.add_job('${name}', ${payload}, max_attempts := ${MAX_TRIES}, priority := ${priority}${rest.join('')})`;
}

/** Adds a job that is done at `runAt`, or at once; a lower priority first. A waiting one of the same key is replaced. */
export async function addKeyedJob(
  tx: EntityManager,
  [name, payload]: Job,
  { key, runAt, priority = 0 }: { key: string; runAt?: Date; priority?: number },
): Promise<void> {
  await tx.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, max_attempts := $3, job_key := $4, run_at := $5,
       priority := $6)`,
    [name, JSON.stringify(payload), MAX_TRIES, key, runAt ?? null, priority],
  );
}

interface Worker {
  /** Lets the running jobs finish. */
  stop(): Promise<void>;
}

/** Works through the jobs until `stop()`. */
export async function startJobs(
  databaseUrl: string,
  tasks: Tasks,
  { log, elsewhere, crontab }: Timetable & { log: FastifyBaseLogger },
): Promise<Worker> {
  const pool = openWorkerPool(databaseUrl, log);
  const isElsewhere = (name: string) => elsewhere.includes(name);
  const { taskList = {}, ...options } = buildOptions(pool, tasks, log);
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(taskList).filter(([name]) => isPicked(name)));
  const workers = await Promise.all([
    startWorker({ ...options, taskList: pick(isElsewhere), concurrency: CONCURRENCY.elsewhere }, log),
    startWorker(
      {
        ...options,
        taskList: pick((name) => !isElsewhere(name)),
        concurrency: CONCURRENCY.others,
        crontab: crontab.join('\n'),
      },
      log,
    ),
  ]);
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await pool.end();
    },
  };
}

/** Starts it again whenever it has ended by itself. */
async function startWorker(options: RunnerOptions & { pgPool: pg.Pool }, log: FastifyBaseLogger): Promise<Worker> {
  const { pgPool } = options;
  let isStopped = false;
  let pools: string[] = [];
  async function start(): Promise<Runner> {
    // Jobs of an ended worker stay locked for four hours. Unlocked, they run again at once.
    await pgPool.query('SELECT graphile_worker.force_unlock_workers($1)', [pools]);
    pools = [];
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
    return run({ ...options, events, noHandleSignals: true });
  }
  let runner: Runner | null = await start();
  const ended = (async () => {
    while (!isStopped) {
      await runner?.promise.catch((error) => log.warn({ err: error }, 'the job worker could not record what it did'));
      if (isStopped) return;
      await sleep(RESTART_AFTER_MS);
      runner = await start().catch(() => null);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await runner?.stop().catch((error) => log.debug({ err: error }, 'the job worker has ended before'));
      await ended;
      // It may have been starting.
      await runner?.stop().catch(() => undefined);
    },
  };
}

/** Does what is due now, including jobs that those jobs add, and comes back. */
export async function runDueJobs(databaseUrl: string, tasks: Tasks, log: FastifyBaseLogger): Promise<void> {
  const pool = openWorkerPool(databaseUrl, log);
  try {
    await runOnce(buildOptions(pool, tasks, log));
  } finally {
    await pool.end();
  }
}

function openWorkerPool(connectionString: string, log: FastifyBaseLogger): pg.Pool {
  return openPool(
    {
      connectionString,
      max: CONCURRENCY.elsewhere + CONCURRENCY.others + MORE_CONNECTIONS,
      application_name: 'tessera-jobs',
    },
    (error) => log.warn({ err: error }, 'the job worker lost its database'),
  );
}

function buildOptions(pgPool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger): RunnerOptions & { pgPool: pg.Pool } {
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      // What `addJob` has written comes back as it was.
      async (payload: unknown, { addJob: addAgain }: Pick<JobHelpers, 'addJob'>) => {
        try {
          await (task as (payload: unknown) => Promise<void>)(payload);
        } catch (error) {
          if (!(error instanceof RetryLater)) throw error;
          log.info({ job: name, seconds: error.seconds }, error.message);
          const runAt = new Date(Date.now() + error.seconds * 1000);
          await addAgain(name, payload as object, { runAt, maxAttempts: MAX_TRIES });
        }
      },
    ]),
  );
  return { pgPool, taskList, logger: workerLogger(log), preset: { worker: RECORDING } };
}

/** The worker's own lines name the job but never its payload. A job that failed is worth a warning each time. */
function workerLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.warn({ worker: message }, 'a job failed and is tried again');
    else if (level === 'warning') log.warn({ worker: message }, 'job worker');
    else log.debug({ worker: message }, 'job worker');
  });
}
