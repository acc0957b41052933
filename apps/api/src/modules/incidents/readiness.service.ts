import type { Services } from '../../composition/context.ts';

/** What the service is made of, as far as it can fail by itself. */
export const SERVICE_PARTS = ['database', 'jobs'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

/** Part → what is wrong with it, null when nothing is. */
export type Readiness = Record<ServicePart, string | null>;

/** A job that is due for so long and was not begun has nobody who does it. */
const JOB_PATIENCE = '10 minutes';

const STALLED = 'the database does not answer';

/** Looks at each part now. Without the database nobody can tell how the jobs are. */
export async function checkReadiness({
  db,
  log,
  healthProbe,
}: Pick<Services, 'db' | 'log' | 'healthProbe'>): Promise<Readiness> {
  if (healthProbe.isStalled) return { database: STALLED, jobs: null };
  try {
    if (await db.showMigrations()) return { database: 'migrations are pending', jobs: null };
    const [waiting] = await db.query<{ isLate: boolean }[]>(
      `SELECT EXISTS (SELECT 1 FROM graphile_worker._private_jobs
        WHERE run_at < now() - $1::interval AND locked_at IS NULL AND attempts = 0) AS "isLate"`,
      [JOB_PATIENCE],
    );
    return { database: null, jobs: waiting?.isLate ? 'jobs are waiting' : null };
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return { database: STALLED, jobs: null };
  }
}
