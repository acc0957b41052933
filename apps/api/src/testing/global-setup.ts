import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../infra/embedded-postgres/embedded-postgres.ts';
import { migrate } from '../server/data-source.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many calls `openapi/calls.test.ts` makes; 0 for as many as it does by itself. */
    restCalls: number;
    /** The same for `transports/graphql/calls.test.ts`. */
    graphqlCalls: number;
    /** How many schedules `testing/audience.test.ts` tries; 0 for as many as it does by itself. */
    audienceRuns: number;
    /** The migrated and empty database that each test file's own is copied from. Nobody may stay connected to it. */
    templateDatabaseUrl: string;
  }
}

/** Nothing in these databases has to survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts one PostgreSQL for all test files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-test-'));
  // PostgreSQL may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: console, settings: FAST });
  const teardown = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    await refuseLostTypes(postgres.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('templateDatabaseUrl', postgres.url);
  return teardown;
}

/**
 * Comparing a `citext` with a `text` is case-sensitive and reads the whole table. In tests every such comparison fails: an untyped
 * `$1` is fine, `$1::text[]` and a column of a CTE are not.
 */
async function refuseLostTypes(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [left, right] of ['citext, text', 'text, citext'].map((pair) => pair.split(', '))) {
      await client.query(`CREATE FUNCTION refuse_lost_type(${left}, ${right}) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
        BEGIN RAISE EXCEPTION 'citext is compared with text: capitals count, and no index is used'; END $$`);
      for (const sign of ['=', '<>']) {
        await client.query(
          `CREATE OPERATOR ${sign} (LEFTARG = ${left}, RIGHTARG = ${right}, FUNCTION = refuse_lost_type)`,
        );
      }
    }
  } finally {
    await client.end();
  }
}
