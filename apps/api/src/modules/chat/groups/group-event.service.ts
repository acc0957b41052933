import { GROUP_LIMITS } from '@tessera/domain';
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

/**
 * Notes that people came into a group that is locked, or went: after the last message that it has now. Of somebody who
 * comes and goes again and again without a message between, only the latest times are kept.
 */
export async function noteGroupEvents(tx: EntityManager, event: NewGroupEvents): Promise<void> {
  await tx.query(
    // The clock's time, not the transaction's, which may have waited for the group.
    `WITH at AS MATERIALIZED (SELECT ${selectMessageCount('$1')} AS number),
     earlier AS (
       SELECT e.id, row_number() OVER (PARTITION BY e.user_id ORDER BY e.created_at DESC, e.id DESC) AS place
         FROM group_events e JOIN at ON e.after_number = at.number
        WHERE e.group_id = $1 AND e.user_id = ANY ($4::uuid[])),
     forgotten AS (
       DELETE FROM group_events
        WHERE id IN (SELECT id FROM earlier WHERE place >= ${GROUP_LIMITS.eventsAtOnePlace}))
     INSERT INTO group_events (id, group_id, after_number, kind, user_id, actor_id, created_at)
     SELECT who.id, $1, at.number, $2, who.user_id, $5::uuid, clock_timestamp()
       FROM at, unnest($3::uuid[], $4::uuid[]) AS who (id, user_id)`,
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
