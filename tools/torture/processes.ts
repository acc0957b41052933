import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Something that can be killed and comes back as a service manager would bring it back. */
export interface Victim {
  name: string;
  /** kill -9, and at once what a service manager would do. */
  kill(): Promise<void>;
}

export interface ApiProcess extends Victim {
  origin: string;
  /** Of the process that runs at this moment. */
  readPid(): number;
  stop(): Promise<void>;
}

/** The built API on a port that it keeps. */
export async function startApi(name: string, settings: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings, PORT: String(port) };
  const launch = () =>
    spawn(process.execPath, ['apps/api/dist/main.js'], {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  let child = launch();
  let isStopping = false;
  const watch = () =>
    child.once('exit', () => {
      // Also one that could not start, because PostgreSQL was away at that moment.
      if (!isStopping) setTimeout(restart, 100);
    });
  const restart = () => {
    if (isStopping) return;
    child = launch();
    watch();
  };
  watch();
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    readPid: () => child.pid ?? 0,
    async kill() {
      await end(child, 'SIGKILL');
    },
    async stop() {
      isStopping = true;
      await end(child, 'SIGTERM');
    },
  };
}

/** A Redis of our own, in memory alone. */
export async function startRedis(): Promise<Victim & { url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const launch = () =>
    spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
  let child = launch();
  return {
    name: 'Redis',
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      await end(child, 'SIGKILL');
      // It stays away for a while: the chat has to go on without it.
      await sleep(2000);
      child = launch();
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/** PostgreSQL's first process, whose supervisor starts another one. */
export function findPostgres(findPid: () => Promise<number>): Victim {
  return {
    name: 'PostgreSQL',
    async kill() {
      process.kill(await findPid(), 'SIGKILL');
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}
