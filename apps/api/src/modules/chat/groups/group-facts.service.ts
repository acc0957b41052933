import type { GroupRole } from '@tessera/domain';
import type { DataSource } from 'typeorm';

/** What is counted about a group. */
export interface GroupFacts {
  memberCount: number;
  /** Those of the role admin, the longest-serving first; the owner is none of them. */
  adminIds: string[];
}

/** The facts of many groups in one statement, in the order of the ids. */
export async function loadGroupFacts(db: DataSource, ids: readonly string[]): Promise<GroupFacts[]> {
  const rows = await db.query<(GroupFacts & { id: string })[]>(
    `SELECT group_id AS id, count(*)::int AS "memberCount",
            coalesce(array_agg(user_id ORDER BY joined_at, user_id) FILTER (WHERE role = 'admin'), '{}') AS "adminIds"
       FROM group_members WHERE group_id = ANY ($1::uuid[]) GROUP BY group_id`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? { memberCount: 0, adminIds: [] });
}

/** Key of one person's role in one group. */
export function roleKey(groupId: string, userId: string): string {
  return `${groupId} ${userId}`;
}

/** The roles of many people in many groups in one statement, in the order of the keys. */
export async function loadRoles(db: DataSource, keys: readonly string[]): Promise<(GroupRole | null)[]> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await db.query<{ group_id: string; user_id: string; role: GroupRole }[]>(
    `SELECT group_id, user_id, role FROM group_members
      WHERE (group_id, user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`,
    [pairs.map(([groupId]) => groupId), pairs.map(([, userId]) => userId)],
  );
  const byKey = new Map(rows.map((row) => [roleKey(row.group_id, row.user_id), row.role]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** After a change: what the same operation reads next is read anew. */
export function forgetGroups(loaders: Record<'group' | 'groupFacts' | 'groupRole', { clearAll(): unknown }>): void {
  loaders.group.clearAll();
  loaders.groupFacts.clearAll();
  loaders.groupRole.clearAll();
}
