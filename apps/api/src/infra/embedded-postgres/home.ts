import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Whom PostgreSQL runs as; undefined is “as ourselves”. */
export type RunAs = { uid: number; gid: number } | undefined;

export interface Home {
  /** Folder of lock, password and cluster. */
  path: string;
  runAs: RunAs;
}

/** Where root keeps what the data folder's place would hide from PostgreSQL's user. Not /tmp: that is swept. */
export const STATE_FOLDER = '/var/lib/tessera';

/**
 * Finds or makes the folder for the database: `<dataDir>/postgres`, or one under `/var/lib/tessera` that
 * `<dataDir>/postgres/location` names, when we are root and the user we lower ourselves to can't get in.
 */
export function prepareHome(dataDir: string): Home {
  const own = join(dataDir, 'postgres');
  const marker = join(own, 'location');
  makeFolder(own);
  if (existsSync(marker)) return homeAt(readLocation(marker));
  const home = homeAt(own);
  // A database that is already there stays the one; opening an empty one elsewhere would look like lost data.
  if (existsSync(join(own, 'cluster')) || canEnter(own, home.runAs)) return home;
  const elsewhere = join(STATE_FOLDER, randomUUID());
  makeFolder(elsewhere);
  writeFileSync(marker, `${elsewhere}\n`);
  return { path: elsewhere, runAs: home.runAs };
}

/** Creates a folder and its missing parents so that everyone may pass through, whatever the umask says. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}

/** Throws when another user, such as root, made the folder and keeps it. */
export function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`${folder} belongs to another user; start as that user, or set another DATA_DIR`);
  }
}

function readLocation(marker: string): string {
  const path = readFileSync(marker, 'utf8').trim();
  if (existsSync(path)) return path;
  throw new Error(`${marker} says that the database is in ${path}, which is gone; remove ${marker} to start empty`);
}

/** PostgreSQL refuses to run as root, so root lowers itself to the cluster's owner, else to `postgres` or `nobody`. */
function homeAt(path: string): Home {
  if (process.getuid?.() !== 0) return { path, runAs: undefined };
  const cluster = statSync(join(path, 'cluster'), { throwIfNoEntry: false });
  if (cluster && cluster.uid !== 0) return { path, runAs: { uid: cluster.uid, gid: cluster.gid } };
  const runAs = findUser('postgres') ?? findUser('nobody');
  if (!runAs) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
  return { path, runAs };
}

function findUser(name: string): RunAs {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Tried rather than computed from modes: access lists and mounts have a say too. */
function canEnter(folder: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
}
