import type { DataSource, EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';

/** Any number that no other program on the database uses for its advisory locks. */
const MONTHS_LOCK = 7_355_609;
/** How far ahead of now there are parts, so that writing never has to wait for one. */
const MONTHS_AHEAD = 2;
/** Taking a part out locks the cards for a moment: whoever can't have that soon tries again in an hour. */
const LOCK_TIMEOUT = '5s';

/** The month of a time (UTC) as parts of `card_events` are named by it: '2026_03'. */
export function formatMonth(at: Date): string {
  return at.toISOString().slice(0, 7).replace('-', '_');
}

/** Makes the parts of `card_events` that are missing of these months. */
export async function ensureMonths(db: DataSource, months: readonly string[]): Promise<void> {
  const missing = await missingMonths(db.manager, months);
  if (missing.length === 0) return;
  await inTransaction(db, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MONTHS_LOCK]);
    // Another process may have made them meanwhile.
    for (const month of await missingMonths(tx, months)) {
      // Functions of the owner: the server's role may not be allowed to change tables.
      await tx.query('SELECT open_event_month($1)', [toFirstDay(month)]);
    }
  });
}

/** Makes the parts of the months to come, and drops whole months that have been kept long enough. */
export async function sweepMonths({ db, env, log }: Pick<Services, 'db' | 'env' | 'log'>, now: Date): Promise<void> {
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, n) => formatMonth(startOfMonth(formatMonth(now), n)));
  await ensureMonths(db, ahead);
  const keptSince = new Date(now.getTime() - env.eventRetentionDays * 24 * 3600_000);
  for (const month of await presentMonths(db.manager)) {
    if (startOfMonth(month, 1) > keptSince) continue;
    await inTransaction(db, async (tx) => {
      await tx.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
      await tx.query('SELECT drop_event_month($1)', [toFirstDay(month)]);
    });
    log.info({ month }, 'the events of a month have been kept long enough; their figures stay');
  }
}

async function missingMonths(tx: EntityManager, months: readonly string[]): Promise<string[]> {
  const present = new Set(await presentMonths(tx));
  return [...new Set(months)].sort().filter((month) => !present.has(month));
}

async function presentMonths(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ month: string }[]>(
    `SELECT right(c.relname, 7) AS month FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'card_events'::regclass ORDER BY 1`,
  );
  return rows.map(({ month }) => month);
}

/** '2026_03' → '2026-03-01'. */
function toFirstDay(month: string): string {
  return `${month.replace('_', '-')}-01`;
}

/** When a month begins, or the one so many later. */
function startOfMonth(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split('_').map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1));
}
