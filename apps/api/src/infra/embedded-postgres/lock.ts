import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Holder {
  pid: number;
  /** Tells this process from a later one with the same pid; null where the system gives no such thing. */
  identity: string | null;
}

/**
 * Takes the folder for this process and gives the function that lets go of it. Throws when a living process has it;
 * what a dead one left behind, even one whose pid runs again as something else, is swept aside.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'owner');
  const draft = join(folder, `owner.${randomUUID()}`);
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) } satisfies Holder);
  writeFileSync(draft, mine);
  try {
    while (!tryLink(draft, path)) sweepDeadHolder(path);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readOrNull(path) === mine) rmSync(path, { force: true });
  };
}

/** Whether a process with this pid runs; one that has ended but was not collected by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  return processState(pid) !== 'Z';
}

/** A link to a complete file appears at once and never replaces another, which a write can't promise. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function sweepDeadHolder(path: string): void {
  const content = readOrNull(path);
  if (content === null) return;
  const holder = parseHolder(content);
  if (holder && isAlive(holder))
    throw new Error(`it is in use by process ${holder.pid}; stop it, or set another DATA_DIR`);
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another starter may have been quicker, and then this is its fresh lock.
  if (readOrNull(aside) !== content) tryLink(aside, path);
  rmSync(aside, { force: true });
}

/** null for what a power cut left of a lock file. */
function parseHolder(content: string): Holder | null {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

function isAlive({ pid, identity }: Holder): boolean {
  if (!isRunning(pid)) return false;
  const current = processIdentity(pid);
  return current === null || identity === null || current === identity;
}

/** Boot and start time of a process; null when it is gone or the system does not say. */
function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') {
    const startTicks = statFields(pid)?.[19];
    return startTicks ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startTicks}` : null;
  }
  if (process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function processState(pid: number): string | undefined {
  return process.platform === 'linux' ? statFields(pid)?.[0] : undefined;
}

/** proc(5): the fields behind the command, which itself may hold spaces and brackets; [0] state, [19] starttime. */
function statFields(pid: number): string[] | undefined {
  const stat = readOrNull(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
