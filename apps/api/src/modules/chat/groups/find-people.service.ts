import type { EntityManager } from 'typeorm';
import { once } from '../../../kernel/once.ts';
import { hasBlocked, isBlockedBetween } from '../conversations/conversation-sql.ts';
import { selectPeopleWhoKnow } from './addable-sql.ts';
import { isInGroup } from './group-sql.ts';

type Db = Pick<EntityManager, 'query'>;

/** The one rule for whom $1 may add to a group; everybody else is invited. `u` is the person. */
const MAY_BE_ADDED = once(
  () => `(u.may_be_added AND u.id IN (${selectPeopleWhoKnow('$1')}) AND NOT ${isBlockedBetween('u.id', '$1')})`,
);

/** Number (E.164) → who has proved it: the viewer, or somebody who may be found and whom the viewer may add. */
export async function findAddableByPhone(db: Db, viewerId: string, phones: string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ phone: string; id: string }[]>(
    `SELECT u.phone, u.id FROM users u
      WHERE u.phone = ANY ($2) AND u.phone_confirmed_at IS NOT NULL
        AND (u.id = $1 OR (u.is_findable AND ${MAY_BE_ADDED()}))`,
    [viewerId, phones],
  );
  return new Map(rows.map(({ phone, id }) => [phone, id]));
}

/** Those of the ids that belong to people whom the viewer may add, or who are in the group already. */
export async function findAddable(
  db: Db,
  viewerId: string,
  { groupId, userIds }: { groupId: string; userIds: string[] },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db.query<{ id: string }[]>(
    `SELECT u.id FROM users u WHERE u.id = ANY ($2::uuid[]) AND (${isInGroup('$3', 'u.id')} OR ${MAY_BE_ADDED()})`,
    [viewerId, userIds, groupId],
  );
  return rows.map(({ id }) => id);
}

/** Other people who have proved one of the addresses or numbers (E.164) and may be found; not where a block lies between. */
export async function findByAddresses(
  db: Db,
  viewerId: string,
  { emails, phones }: { emails: string[]; phones: string[] },
): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT u.id FROM users u
      WHERE ((u.email = ANY ($2::citext[]) AND u.email_confirmed_at IS NOT NULL)
         OR (u.phone = ANY ($3::text[]) AND u.phone_confirmed_at IS NOT NULL))
        AND u.is_findable AND u.id <> $1
        AND NOT ${isBlockedBetween('u.id', '$1')}`,
    [viewerId, emails, phones],
  );
  return rows.map(({ id }) => id);
}

/** Those of the ids that belong to people who have not blocked the viewer. */
export async function findUnblocking(db: Db, viewerId: string, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT u.id FROM users u WHERE u.id = ANY ($1::uuid[]) AND NOT ${hasBlocked('u.id', '$2')}`,
    [ids, viewerId],
  );
  return rows.map(({ id }) => id);
}
