import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../kernel/context.ts';
import { selectMessageCount } from '../conversations/conversation-sql.ts';
import { GroupEvent, type GroupEventKind } from './group-event.entity.ts';

/** How many events `listGroupEvents` gives at once. */
export const EVENTS_PAGE = 200;

export interface NewGroupEvents {
  groupId: string;
  kind: GroupEventKind;
  userIds: string[];
  /** Who added or removed them; null where they did it themselves. */
  actorId: string | null;
}

/** Notes that people came into a group that is locked, or went: after the last message that it has now. */
export async function noteGroupEvents(tx: EntityManager, event: NewGroupEvents): Promise<void> {
  await tx.query(
    // The clock's time, not the transaction's, which may have waited for the group.
    `INSERT INTO group_events (id, group_id, after_number, kind, user_id, actor_id, created_at)
     SELECT id, $1, ${selectMessageCount('$1')}, $2, user_id, $5::uuid, clock_timestamp()
       FROM unnest($3::uuid[], $4::uuid[]) AS who (id, user_id)`,
    [event.groupId, event.kind, event.userIds.map(() => uuid()), event.userIds, event.actorId],
  );
}

/**
 * The latest events of a group in order, at most 200: those that happened at the message `after` or later, and at the
 * message `before` or earlier.
 */
export async function listGroupEvents(
  { db }: Pick<Context, 'db'>,
  groupId: string,
  { after, before }: { after: number; before?: number | null | undefined },
): Promise<GroupEvent[]> {
  const query = db.manager
    .createQueryBuilder(GroupEvent, 'e')
    .where('e.groupId = :groupId AND e.afterNumber >= :after', { groupId, after })
    .orderBy({ 'e.afterNumber': 'DESC', 'e.createdAt': 'DESC', 'e.id': 'DESC' })
    .limit(EVENTS_PAGE);
  if (typeof before === 'number') query.andWhere('e.afterNumber <= :before', { before });
  return (await query.getMany()).reverse();
}
