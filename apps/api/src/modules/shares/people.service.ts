import { searchPatterns } from '@tessera/domain';
import type { Context, Services, Viewer } from '../../composition/context.ts';
import { isBlockedBetween } from '../chat/conversations/conversation-sql.service.ts';
import { selectPeopleWhoKnow } from '../chat/groups/addable-sql.service.ts';
import { findByName } from '../users/find-people.service.ts';
import type { User } from '../users/user.entity.ts';

/** People whom $1 knows. Not where a block lies between. */
const KNOWN = `
  SELECT met.id FROM (${selectPeopleWhoKnow('$1')}) met WHERE NOT ${isBlockedBetween('met.id', '$1')}`;
const MOST_FOUND = 20;

/** People whom the viewer knows and whose name has all the words, by name; at most 20. */
export async function findPeople(context: Context, viewer: Viewer, query: string): Promise<(User | null)[]> {
  const ids = await findByName(context.db, {
    people: KNOWN,
    values: [viewer.id],
    patterns: searchPatterns(query),
    most: MOST_FOUND,
  });
  return Promise.all(ids.map((id) => context.loaders.user.load(id)));
}

/** Those of the ids that belong to people whom the viewer knows. */
export async function findReachable({ db }: Pick<Services, 'db'>, viewer: Viewer, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM (${KNOWN}) known WHERE id = ANY ($2::uuid[])`, [
    viewer.id,
    ids,
  ]);
  return rows.map(({ id }) => id);
}
