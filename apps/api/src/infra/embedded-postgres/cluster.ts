import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV } from './binaries.ts';
import type { Home } from './home.ts';

export const USER = 'tessera';

export interface Cluster {
  /** PostgreSQL's data directory. */
  path: string;
  password: string;
}

/** Opens the cluster in the home, or makes one with a random password that is kept beside it. */
export async function prepareCluster(home: Home, binaries: string): Promise<Cluster> {
  const path = join(home.path, 'cluster');
  const passwordFile = join(home.path, 'password');
  removeDrafts(home.path);
  if (!existsSync(path)) {
    const password = randomBytes(24).toString('base64url');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    await initialize({ home, binaries, password, path });
  }
  return { path, password: readFileSync(passwordFile, 'utf8').trim() };
}

/** What a start left behind that was killed while it made a cluster. */
function removeDrafts(home: string): void {
  const drafts = readdirSync(home).filter((name) => name.startsWith('draft-'));
  for (const name of drafts) rmSync(join(home, name), { recursive: true, force: true });
}

async function initialize(options: { home: Home; binaries: string; password: string; path: string }): Promise<void> {
  const { home, binaries, password, path } = options;
  const draft = join(home.path, `draft-${randomUUID()}`);
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.runAs) {
    for (const item of [draft, passwordFile]) chownSync(item, home.runAs.uid, home.runAs.gid);
  }
  try {
    await run(join(binaries, 'initdb'), [...initArguments(), `--pgdata=${draft}`, `--pwfile=${passwordFile}`], home);
    // Only a finished cluster ever carries the name, so that a killed start is simply done again.
    renameSync(draft, path);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * PostgreSQL's own C.UTF-8 sorts by code point, knows letters and case of all scripts, and is the same on every
 * machine, so that no index breaks when the data folder moves. Trigrams ask the system's character types instead.
 */
function initArguments(): string[] {
  const systemLocale = { darwin: 'en_US.UTF-8', win32: 'C' }[process.platform as string] ?? 'C.UTF-8';
  return [
    `--username=${USER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${systemLocale}`,
    '--no-instructions',
  ];
}

function run(program: string, args: string[], { runAs }: Home): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...runAs, cwd: '/', env: SERVER_ENV, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb failed: ${errors.trim().replaceAll(/\s*\n\s*/g, ' ') || `exit code ${code}`}`));
    });
  });
}
