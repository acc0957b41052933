import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Credentials {
  origin: string;
  clientId: string;
  accessToken: string;
  refreshToken: string;
  expiresAt: string;
}

/** What is kept on this computer; null without a sign-in. */
export function readCredentials(file: string): Credentials | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} can’t be read. Sign in again: tessera login <address of the server>`);
  }
}

/** Nobody else on this computer may read it. It is replaced as a whole, so that no reader sees half of it. */
export function writeCredentials(file: string, credentials: Credentials): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

export function removeCredentials(file: string): void {
  rmSync(file, { force: true });
}

const TRY_AGAIN_MS = 50;
/** A process that has held it for so long was killed. */
const ABANDONED_MS = 30_000;

/** Does the work while no other process on this computer does. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  while (!take(lock)) await sleep(TRY_AGAIN_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > ABANDONED_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
