import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { assertWritable, type Home, makeFolder, prepareHome } from './home.ts';
import { lockFolder } from './lock.ts';
import { stopOrphan } from './orphan.ts';
import { buildUrl, findFreePort, type ServerOptions } from './server.ts';
import { type SuperviseOptions, supervise } from './supervisor.ts';

export const EMBEDDED_DATABASE = 'tessera';

export interface EmbeddedPostgresOptions extends SuperviseOptions {
  /** The database is kept in its folder `postgres`, or where that folder's file `location` says. */
  dataDir: string;
  /** On top of our own, as in postgresql.conf. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Stays the same when PostgreSQL has to be restarted, so that pools find it again. */
  url: string;
  /** Ends PostgreSQL and lets go of the folder. Close your pools first. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL of our own in the data folder, on loopback, and keeps it running until `stop`.
 * Throws with one line when the folder is in use by a living process, or the server can't run there.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  makeFolder(options.dataDir);
  const dataDir = realpathSync(options.dataDir);
  const unlocks: (() => void)[] = [];
  try {
    const home = openHome(dataDir, unlocks);
    const binaries = prepareBinaries(home);
    const cluster = await prepareCluster(home, binaries);
    await stopOrphan(cluster.path);
    const port = await findFreePort();
    const server = { binaries, cluster, port, runAs: home.runAs, settings: options.settings ?? {} };
    const supervisor = await supervise(server, options);
    await createDatabase(server).catch((error) => supervisor.stop().then(() => Promise.reject(error)));
    return {
      url: buildUrl(server, EMBEDDED_DATABASE),
      stop: () => supervisor.stop().finally(() => releaseAll(unlocks)),
    };
  } catch (error) {
    releaseAll(unlocks);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Embedded PostgreSQL in ${dataDir} can't start: ${reason}`, { cause: error });
  }
}

/** Both folders are locked when they differ: a copied data folder leads to the same database. */
function openHome(dataDir: string, unlocks: (() => void)[]): Home {
  const own = join(dataDir, 'postgres');
  makeFolder(own);
  assertWritable(own);
  unlocks.push(lockFolder(own));
  const home = prepareHome(dataDir);
  if (home.path !== own) unlocks.push(lockFolder(home.path));
  return home;
}

function releaseAll(unlocks: (() => void)[]): void {
  for (const unlock of unlocks.splice(0)) unlock();
}

async function createDatabase(server: ServerOptions): Promise<void> {
  const client = new pg.Client({ connectionString: buildUrl(server, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [EMBEDDED_DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${EMBEDDED_DATABASE}`);
  } finally {
    await client.end();
  }
}
