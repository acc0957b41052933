import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

/** Without a redis-server on the PATH its cases are named as skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  /** As if its machine had lost its power. */
  kill(): Promise<void>;
  /** Another one at the same address. */
  startAgain(): Promise<void>;
}

/** A real Redis of the test's own. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child = await launch(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const died = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await died;
    },
    async startAgain() {
      child = await launch(port);
    },
  };
}

async function launch(port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--save', '', '--bind', '127.0.0.1'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const client = new Redis(port, '127.0.0.1');
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  return child;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
