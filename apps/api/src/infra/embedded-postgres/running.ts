import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareHome } from './home.ts';
import { buildUrl } from './server.ts';

/** The address of the embedded PostgreSQL that a server is running on this data folder now, or null. */
export async function findRunningPostgres(dataDir: string, database: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'postgres'))) return null;
  const home = prepareHome(realpathSync(dataDir));
  const path = join(home.path, 'cluster');
  const pidFile = join(path, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // Its fourth line is the port (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_PORT).
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const password = readFileSync(join(home.path, 'password'), 'utf8').trim();
  const url = buildUrl({ cluster: { path, password }, port }, database);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
