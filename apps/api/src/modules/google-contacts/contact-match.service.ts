import { GROUP_LIMITS } from '@tessera/domain';
import type { Services, Viewer } from '../../composition/context.ts';

/** Those of the ids that the viewer's address book knew within the last 24 hours, and that still may be found. */
export async function findMatched({ db }: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT u.id FROM contact_matches c JOIN users u ON u.id = c.matched_id AND u.is_findable
      WHERE c.user_id = $1 AND c.matched_id = ANY ($2::uuid[]) AND c.matched_at > now() - make_interval(hours => $3)`,
    [viewer.id, ids, GROUP_LIMITS.contactMatchHours],
  );
  return rows.map(({ id }) => id);
}

/** Notes whom the viewer's address book knows, for 24 hours from now. */
export async function saveMatches({ db }: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<void> {
  await db.query(
    // An account may go in the same moment.
    `INSERT INTO contact_matches (user_id, matched_id)
     SELECT $1, id FROM users WHERE id = ANY ($2::uuid[]) ORDER BY id FOR KEY SHARE
     ON CONFLICT (user_id, matched_id) DO UPDATE SET matched_at = now()`,
    [viewer.id, ids],
  );
}

/** Forgets who was known when that doesn't count any more. */
export async function sweepMatches({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM contact_matches WHERE matched_at < $1::timestamptz - make_interval(hours => $2)', [
    now,
    GROUP_LIMITS.contactMatchHours,
  ]);
}
