import 'reflect-metadata';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { BillingEvent } from '../infra/billing-event.entity.ts';
import { IdempotencyKey } from '../infra/idempotency-key.entity.ts';
import { namingDriver } from '../infra/postgres/named-statements.ts';
import { Baseline1795737600000 } from '../migrations/1795737600000-baseline.ts';
import { MODULES } from './modules.ts';

/** The first with the collation `unicode`, by which lists are sorted. */
const OLDEST_POSTGRES = 16;
const POOL_SIZE = 20;
/** Any number that no other program on the database uses for its advisory locks. */
const MIGRATION_LOCK = 7_355_608;

const entities = [...MODULES.flatMap((module) => module.entities ?? []), IdempotencyKey, BillingEvent];

function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    driver: namingDriver,
    url,
    entities,
    migrations: [Baseline1795737600000, ...MODULES.flatMap((module) => module.migrations ?? [])],
    migrationsTableName: 'migrations',
    poolSize: POOL_SIZE,
    connectTimeoutMS: 5000,
    installExtensions: false,
    logging: false,
    extra: { application_name: 'tessera' },
  };
}

/** A connected data source; migrations are not run. Throws when the server is older than PostgreSQL 16. */
export function connect(url: string): Promise<DataSource> {
  return open(dataSourceOptions(url));
}

async function open(options: DataSourceOptions): Promise<DataSource> {
  const db = await new DataSource(options).initialize();
  try {
    const [found] = await db.query<{ version: number }[]>(
      "SELECT current_setting('server_version_num')::int AS version",
    );
    assertNewEnough(found?.version ?? 0);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Throws for `server_version_num` of a PostgreSQL that lacks the collation `unicode`: 150018 is 15.18. */
export function assertNewEnough(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_POSTGRES) return;
  throw new Error(`This database runs PostgreSQL ${major}. Tessera needs PostgreSQL ${OLDEST_POSTGRES} or newer.`);
}

/** Brings a database to the newest schema. Several processes may do this at once. Throws when the database is older than the baseline. */
export async function migrate(url: string): Promise<void> {
  const db = await open({ ...dataSourceOptions(url), poolSize: 2 } as DataSourceOptions);
  const lock = db.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertNotOlder(db);
    await db.runMigrations({ transaction: 'each' });
    // The worker keeps its jobs in a schema of its own, with migrations of its own.
    await migrateJobs({ connectionString: url });
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await db.destroy();
  }
}

/** Throws for a database whose tables were made before the baseline: no migration leads from there to here. */
async function assertNotOlder(db: DataSource): Promise<void> {
  const [found] = await db.query<{ users: string | null; migrations: string | null }[]>(
    "SELECT to_regclass('users') AS users, to_regclass('migrations') AS migrations",
  );
  if (!found?.users) return;
  const baseline = found.migrations
    ? await db.query<object[]>('SELECT 1 FROM migrations WHERE name = $1', [Baseline1795737600000.name])
    : [];
  if (baseline.length > 0) return;
  throw new Error(
    'This database was made by a version of Tessera before the first release, and can’t be updated. ' +
      'Use an empty database. If you didn’t set DATABASE_URL, move the data folder away.',
  );
}
