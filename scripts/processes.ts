import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The environment in which the project's own programs (biome, tsc, vitest …) are found first. */
function toolEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Starts a program in the project's root; its output goes where ours goes unless `stdio` says otherwise. */
export function start(command: string[], { env, ...options }: SpawnOptions = {}): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, { cwd: projectRoot, stdio: 'inherit', env: toolEnv(env), ...options });
}

/** Runs a program to its end; gives its exit code, 1 when it was killed or could not start. */
export async function run(command: string[], options: SpawnOptions = {}): Promise<number> {
  const child = start(command, options);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Asks the program to end, and makes it after `patienceMs`. */
export async function stop(child: ChildProcess, patienceMs = 15_000): Promise<void> {
  await end(child, (signal) => child.kill(signal), patienceMs);
}

/** Ends a program that was started `detached`, with all that it started itself. */
export async function stopWithChildren(child: ChildProcess, patienceMs = 5_000): Promise<void> {
  await end(child, (signal) => process.kill(-Number(child.pid), signal), patienceMs);
}

async function end(child: ChildProcess, signal: (name: NodeJS.Signals) => void, patienceMs: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  signal('SIGTERM');
  const timer = setTimeout(() => signal('SIGKILL'), patienceMs);
  await exited;
  clearTimeout(timer);
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
