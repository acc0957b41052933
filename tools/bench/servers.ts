import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../scripts/processes.ts';

/** Another process of the API on the same database. */
export async function startApi(
  databaseUrl: string,
  dataDir: string,
  settings: Record<string, string>,
  program = ['apps/api/dist/main.js'],
) {
  const port = await freePort();
  // A benchmark asks as much as a thousand people with one session.
  const own = { DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir, SESSION_POINTS: '2000000000' };
  const env = { ...process.env, ...own, ...settings };
  const child = start(program, { ...env, NODE_ENV: 'production', LOG_LEVEL: 'warn' });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/readyz`);
  return { origin, pid: child.pid ?? 0, stop: () => end(child) };
}

/** The product as `npm start` has it: its own database, filled with the demo account. */
export async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const { DATABASE_URL: _elsewhere, ...env } = process.env;
  const child = start(['apps/api/dist/main.js'], { ...env, ...settings });
  await answers(`${origin}/readyz`, 600);
  return {
    origin,
    async stop() {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One of the benchmark's own servers, which is told the database and its port. */
export async function startPeer(file: string, databaseUrl: string, probe: string) {
  const port = await freePort();
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = start([...loader, `tools/bench/${file}`, databaseUrl, String(port)], process.env);
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}${probe}`);
  return { origin, pid: child.pid ?? 0, stop: () => end(child) };
}

/** An empty, migrated database of the benchmark's own, with a folder for the rest. */
export async function startDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const { startEmbeddedPostgres } = await import(
    join(projectRoot, 'apps/api/dist/infra/embedded-postgres/embedded-postgres.js')
  );
  const { migrate } = await import(join(projectRoot, 'apps/api/dist/server/data-source.js'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { ...console, info: () => undefined },
    // Two servers of ours and four peers ask it.
    settings: { max_connections: '200' },
  });
  await migrate(postgres.url);
  return {
    url: postgres.url as string,
    dataDir,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What `npm start` gives Node.js. Peers get the same: none is compared with a smaller young generation. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return scripts.start
    .match(/node (.*)apps/)[1]
    .trim()
    .split(' ');
}

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...startFlags(), ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

async function answers(url: string, patienceTenths = 300): Promise<void> {
  for (let tries = 0; tries < patienceTenths; tries += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** A new account with a session. */
export async function register(api: string): Promise<{ token: string; ownerId: string }> {
  const response = await fetch(`${api}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Bench Owner', email: 'bench@example.com', password: 'bench-password' }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { token, ownerId: user.id };
}
