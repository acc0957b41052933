import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, projectRoot } from '../../scripts/processes.ts';

const READY_MS = 60_000;

/** The built server for one test, with its own port and data folder. */
export interface Product {
  origin: string;
  process: ChildProcess;
  /** All that it printed so far. */
  output(): string;
  /** Sends the signal and gives the exit code, null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export function makeDataDir(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataDir(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(projectRoot, 'apps/api/dist/main.js')], {
    cwd: tmpdir(),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, BILLING: 'none', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const product: Product = {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    output: () => text,
    async end(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      return (await exited)[0] as number | null;
    },
  };
  await waitUntilReady(product);
  return product;
}

async function waitUntilReady({ origin, process: child, output }: Product): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output()}`);
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return;
  }
  throw new Error(`The server is not ready:\n${output()}`);
}

/** Processes whose command line names the text. */
export function findProcesses(text: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args', '--no-headers', '-ww'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(text) && !line.includes('ps -eo'));
}

/** Runs an operator's command to its end; gives what it printed. */
export function runAdmin(dataDir: string, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir };
  return execFileSync(process.execPath, [join(projectRoot, 'apps/api/dist/admin.js'), ...args], {
    env,
    encoding: 'utf8',
  });
}
