import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /** Cuts whoever is still connected. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own; one per test file is enough when tests make their own people. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = withDatabase(template, name);
  await execute(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  return { url, drop: () => execute(template, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function execute(server: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(server, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(server: URL, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
