import { QueryFailedError } from 'typeorm';
import type { Services } from '../../kernel/context.ts';

/** What the service is made of, as far as it can fail by itself. */
export const SERVICE_PARTS = ['database', 'jobs'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

/** Part → what is wrong with it, null when nothing is. */
export type Readiness = Record<ServicePart, string | null>;

/** A job that is due for so long and was not begun has nobody who does it. */
const JOB_PATIENCE = '10 minutes';

const STALLED = 'the database does not answer';

const PENDING = 'migrations are pending';

/**
 * Checks every part in one statement, so that the answer takes one turn of a busy server and not several. Without the database
 * the state of the jobs is unknown.
 */
export async function checkReadiness({
  db,
  log,
  healthProbe,
}: Pick<Services, 'db' | 'log' | 'healthProbe'>): Promise<Readiness> {
  if (healthProbe.isStalled) return { database: STALLED, jobs: null };
  const names = db.migrations.map((migration) => migration.name ?? migration.constructor.name);
  try {
    const [found] = await db.query<{ ranCount: number; isLate: boolean }[]>(
      `SELECT (SELECT count(*)::int FROM migrations WHERE name = ANY ($1)) AS "ranCount",
              EXISTS (SELECT 1 FROM graphile_worker._private_jobs
                WHERE run_at < now() - $2::interval AND locked_at IS NULL AND attempts = 0) AS "isLate"`,
      [names, JOB_PATIENCE],
    );
    if (found?.ranCount !== names.length) return { database: PENDING, jobs: null };
    return { database: null, jobs: found.isLate ? 'jobs are waiting' : null };
  } catch (error) {
    if (isMissingTable(error)) return { database: PENDING, jobs: null };
    log.warn({ err: error }, 'not ready');
    return { database: STALLED, jobs: null };
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: undefined_table, and the schema of the jobs. */
function isMissingTable(error: unknown): boolean {
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: string };
  return code === '42P01' || code === '3F000';
}
