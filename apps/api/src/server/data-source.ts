import 'reflect-metadata';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { IdempotencyKey } from '../infra/idempotency-key.entity.ts';
import { namingDriver } from '../infra/postgres/named-statements.ts';

const POOL_SIZE = 20;
/** Any number that no other program on the database uses for its advisory locks. */
const MIGRATION_LOCK = 7_355_608;

import { migrations } from './migrations.ts';
import { MODULES } from './modules.ts';

const entities = [...MODULES.flatMap((module) => module.entities ?? []), IdempotencyKey];

function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    driver: namingDriver,
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    poolSize: POOL_SIZE,
    connectTimeoutMS: 5000,
    installExtensions: false,
    logging: false,
    extra: { application_name: 'tessera' },
  };
}

/** A connected data source; migrations are not run. */
export function connect(url: string): Promise<DataSource> {
  return new DataSource(dataSourceOptions(url)).initialize();
}

/** Brings a database to the newest schema. Several processes may do this at once. */
export async function migrate(url: string): Promise<void> {
  const db = await new DataSource({ ...dataSourceOptions(url), poolSize: 2 } as DataSourceOptions).initialize();
  const lock = db.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await db.runMigrations({ transaction: 'each' });
    // The worker keeps its jobs in a schema of its own, with migrations of its own.
    await migrateJobs({ connectionString: url });
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await db.destroy();
  }
}
