import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './lock.ts';

/**
 * Stops the PostgreSQL that an earlier, killed process left running on this cluster. Committed data stays: it is a
 * normal shutdown, or crash recovery at the next start. Call it only while holding the folder's lock.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const content = readIfThere(pidFile);
  const pid = Number(content.split('\n')[0]);
  if (!(pid > 0) || !isRunning(pid)) return;
  if (!isPostmaster(pid, cluster)) {
    // The pid went to some other program, for which PostgreSQL would wait for ever. It takes its parent's for stale.
    // The other lines stay: by them it sees whether old backends still work on the files.
    writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));
    return;
  }
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    process.kill(pid, signal);
    if (await hasEnded(pid, cluster, patienceMs)) return;
  }
  throw new Error(`the PostgreSQL that was left behind (process ${pid}) does not end`);
}

async function hasEnded(pid: number, cluster: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (isRunning(pid) && isPostmaster(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Whether the process is a PostgreSQL on this very cluster, by its command line. */
function isPostmaster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    const [program = '', ...args] = readIfThere(`/proc/${pid}/cmdline`).split('\0');
    return basename(program) === 'postgres' && args[args.indexOf('-D') + 1] === cluster;
  }
  if (process.platform === 'win32') return false;
  const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return command.includes(`postgres -D ${cluster} `);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return '';
    throw error;
  }
}
