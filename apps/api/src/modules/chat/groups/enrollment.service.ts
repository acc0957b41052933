import { AppError, GROUP_LIMITS, QUOTAS } from '@tessera/domain';
import { msg, numberOf } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { UserSql, Users } from '../../identity/index.ts';
import { bumpMemberVersion } from '../conversations/conversation.service.ts';
import { selectMessageCount } from '../conversations/conversation-sql.ts';
import { noteGroupEvents } from './group-event.service.ts';

/** `full`: the person is in as many groups as one can be in that way. */
export type Enrollment = 'added' | 'already' | 'full';

export interface Newcomers {
  groupId: string;
  userIds: string[];
  /** Who adds them; null where they join. Both have separate limits, so others can't use up a person's own. */
  addedBy: string | null;
}

/**
 * Makes people members of a group that is locked; what came of each, and nothing of an account that is gone. What was
 * said before they came is not unread, and invitations of their numbers are over. CONFLICT when the group is full.
 */
export async function enroll(
  tx: EntityManager,
  { groupId, userIds, addedBy }: Newcomers,
): Promise<Map<string, Enrollment>> {
  // Two groups that add the same person do it one after the other, so that nobody gets into too many.
  const present = await Users.lockUsers(tx, userIds);
  const outcomes = new Map<string, Enrollment>();
  for (const id of await ids(tx, MEMBERS, [groupId, present])) outcomes.set(id, 'already');
  for (const id of await ids(tx, BUSY, [groupId, present, QUOTAS.groups, addedBy !== null])) {
    outcomes.set(id, 'full');
  }
  const newcomers = present.filter((id) => !outcomes.has(id));
  if (newcomers.length > 0) await insert(tx, { groupId, userIds: newcomers, addedBy });
  for (const id of newcomers) outcomes.set(id, 'added');
  return outcomes;
}

const MEMBERS = 'SELECT user_id AS id FROM group_members WHERE group_id = $1 AND user_id = ANY ($2::uuid[])';
const BUSY = `
  SELECT user_id AS id FROM group_members m WHERE user_id = ANY ($2::uuid[])
   GROUP BY user_id HAVING count(*) FILTER (WHERE was_added = $4) >= $3 AND NOT bool_or(group_id = $1)`;

async function insert(tx: EntityManager, { groupId, userIds, addedBy }: Newcomers): Promise<void> {
  const [row] = await tx.query<{ n: number }[]>('SELECT count(*)::int AS n FROM group_members WHERE group_id = $1', [
    groupId,
  ]);
  if ((row?.n ?? 0) + userIds.length > GROUP_LIMITS.members) {
    throw new AppError(
      'CONFLICT',
      msg('This group has reached the limit of {most} members.', { most: numberOf(GROUP_LIMITS.members) }),
    );
  }
  await tx.query(
    `INSERT INTO group_members (group_id, user_id, role, read_number, was_added)
     SELECT $1, unnest($2::uuid[]), 'member', ${selectMessageCount('$1')}, $3`,
    [groupId, userIds, addedBy !== null],
  );
  await noteGroupEvents(tx, { groupId, userIds, kind: addedBy ? 'added' : 'joined', actorId: addedBy });
  await tx.query(
    `WITH forgiven AS (DELETE FROM group_removals WHERE group_id = $1 AND user_id = ANY ($2::uuid[]))
     DELETE FROM group_invitations
      WHERE group_id = $1 AND (user_id = ANY ($2::uuid[]) OR phone IN (SELECT ${UserSql.selectProvedPhone('added.id')} FROM unnest($2::uuid[]) AS added (id)))`,
    [groupId, userIds],
  );
  await bumpMemberVersion(tx, groupId);
}

async function ids(tx: EntityManager, sql: string, values: unknown[]): Promise<string[]> {
  return (await tx.query<{ id: string }[]>(sql, values)).map(({ id }) => id);
}
