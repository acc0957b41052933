import { GROUP_LIMITS } from '@tessera/domain';
import type { Services, Viewer } from '../../../kernel/context.ts';
import { UserSql, Users } from '../../identity/index.ts';

/** Those of the ids that the viewer's address book knew within the last 24 hours, and that still may be found. */
export async function findMatched({ db }: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT matched_id AS id FROM contact_matches
      WHERE user_id = $1 AND matched_id = ANY ($2::uuid[]) AND matched_at > now() - make_interval(hours => $3)`,
    [viewer.id, ids, GROUP_LIMITS.contactMatchHours],
  );
  return Users.findFindable(
    db,
    rows.map(({ id }) => id),
  );
}

/** Notes whom the viewer's address book knows, for 24 hours from now. */
export async function saveMatches({ db }: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<void> {
  await db.query(
    `INSERT INTO contact_matches (user_id, matched_id) ${UserSql.selectPresent('$1', '$2')}
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
