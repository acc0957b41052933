import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SERVER_ENV } from './binaries.ts';
import { type Cluster, USER } from './cluster.ts';
import type { RunAs } from './home.ts';

export interface ServerOptions {
  binaries: string;
  cluster: Cluster;
  port: number;
  runAs: RunAs;
  /** On top of `SETTINGS`, as in postgresql.conf. */
  settings: Record<string, string>;
}

/** Recovery after a crash replays at most `max_wal_size`, which takes seconds; this is for slow disks. */
const START_PATIENCE_MS = 60_000;

/** For a small machine that has this one application. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // There is no replica, and without one the log needs to say less.
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A failed statement reaches its caller as an error; in a log it would show names, addresses and messages.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

/** Starts the server program and waits until it answers. Throws with its own words when it does not. */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const attempt = spawnServer(options);
    const problem = await waitUntilReady(options, attempt, deadline);
    if (problem === null) return attempt.child;
    await stopServer(attempt.child);
    // Backends of a killed server end within moments; until then the files and the port are theirs.
    const isHeld = /shared memory block|lock file|Address already in use/.test(problem);
    if (!isHeld || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${problem}`);
    await sleep(200);
  }
}

/** Ends the server: sessions are cut, what is committed is on disk. Harder means follow when it takes too long. */
export async function stopServer(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await Promise.race([exited, sleep(10_000, undefined, { ref: false })]);
  }
}

/** A port of the loopback address that nobody listens on right now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('the system gave no free port');
  return address.port;
}

/** The address of one database in the cluster. */
export function buildUrl({ cluster, port }: Pick<ServerOptions, 'cluster' | 'port'>, database: string): string {
  return `postgres://${USER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

interface Attempt {
  child: ChildProcess;
  hasEnded: boolean;
  /** The end of what the server said. */
  lastWords: string;
}

function spawnServer({ binaries, cluster, port, runAs, settings }: ServerOptions): Attempt {
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries, 'postgres'), ['-D', cluster.path, '-p', String(port), ...flags], {
    ...runAs,
    cwd: '/',
    env: SERVER_ENV,
    // Ctrl-C goes to the terminal's whole group; requests under way still need the database then.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const attempt: Attempt = { child, hasEnded: false, lastWords: '' };
  child.stderr.on('data', (chunk) => {
    attempt.lastWords = `${attempt.lastWords}${chunk}`.slice(-2_000);
  });
  child.on('error', (error) => {
    Object.assign(attempt, { hasEnded: true, lastWords: error.message });
  });
  child.on('exit', () => {
    attempt.hasEnded = true;
  });
  return attempt;
}

/** null once the server accepts a connection, else what is wrong. */
async function waitUntilReady(options: ServerOptions, attempt: Attempt, deadline: number): Promise<string | null> {
  for (;;) {
    const problem = await connectionProblem(options);
    // What it said on its way out may arrive a moment after its end.
    await sleep(20);
    if (attempt.hasEnded) return attempt.lastWords.trim().replaceAll(/\s*\n\s*/g, ' ') || 'it ended without a word';
    if (problem === null || Date.now() > deadline) return problem;
  }
}

async function connectionProblem(options: ServerOptions): Promise<string | null> {
  const client = new pg.Client({ connectionString: buildUrl(options, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
