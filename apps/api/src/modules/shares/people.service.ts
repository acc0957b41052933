import { searchPatterns } from '@tessera/domain';
import type { Context, Services, Viewer } from '../../composition/context.ts';
import type { User } from '../users/user.entity.ts';

/** People whom $1 knows: who is in a group with them, or shared a card with them. Not where a block lies between. */
const KNOWN = `
  SELECT met.id FROM (
    SELECT other.user_id AS id FROM group_members mine JOIN group_members other USING (group_id)
     WHERE mine.user_id = $1 AND other.user_id <> $1
    UNION
    SELECT s.sender_id FROM share_recipients r JOIN shares s ON s.id = r.share_id
     WHERE r.user_id = $1 AND s.sender_id <> $1) met
   WHERE NOT EXISTS (SELECT 1 FROM user_blocks b WHERE (b.blocker_id, b.blocked_id) IN ((met.id, $1), ($1, met.id)))`;
const MOST_FOUND = 20;

/** People whom the viewer knows and whose name has all the words, by name; at most 20. */
export async function findPeople(context: Context, viewer: Viewer, query: string): Promise<(User | null)[]> {
  const patterns = searchPatterns(query);
  const names = patterns.map((_, index) => `AND ' ' || lower(u.full_name) LIKE $${index + 2}`).join(' ');
  const rows = await context.db.query<{ id: string }[]>(
    `SELECT u.id FROM users u JOIN (${KNOWN}) known USING (id) WHERE true ${names}
      ORDER BY u.full_name, u.id LIMIT ${MOST_FOUND}`,
    [viewer.id, ...patterns],
  );
  return Promise.all(rows.map(({ id }) => context.loaders.user.load(id)));
}

/** Those of the ids that belong to people whom the viewer knows. */
export async function findReachable({ db }: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM (${KNOWN}) known WHERE id = ANY ($2::uuid[])`, [
    viewer.id,
    ids,
  ]);
  return rows.map(({ id }) => id);
}
