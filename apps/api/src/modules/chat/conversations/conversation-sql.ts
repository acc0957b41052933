import { isInGroup, markGroupRead, selectGroupMembers, selectGroupPeers } from '../groups/group-sql.ts';
import { hasWritten } from '../messages/message-sql.ts';

// SQL on the conversations' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Whether the person is in the conversation: a group's or one of two people. */
export function isInConversation(conversationId: string, userId: string): string {
  return `(${isInGroup(conversationId, userId)} OR EXISTS
    (SELECT 1 FROM direct_members dm WHERE dm.conversation_id = ${conversationId} AND dm.user_id = ${userId}))`;
}

/** Everybody in a conversation as (id, user_id, role); the role of two people is `direct`. */
export function selectMembers(conversationId: string): string {
  return `SELECT id, user_id, role FROM (${selectGroupMembers(`gm.group_id = ${conversationId}`)}) in_group
    UNION ALL
    SELECT dm.conversation_id, dm.user_id, 'direct' FROM direct_members dm WHERE dm.conversation_id = ${conversationId}`;
}

/** What people are in, as (id, user_id). */
export function selectMemberships(userIds: string): string {
  return `SELECT id, user_id FROM (${selectGroupMembers(`gm.user_id = ANY (${userIds})`)}) in_group
    UNION ALL
    SELECT dm.conversation_id, dm.user_id FROM direct_members dm WHERE dm.user_id = ANY (${userIds})`;
}

/** People in whose direct conversation with the person something was said, as (id). */
export function selectDirectPeers(userId: string): string {
  return `SELECT other.user_id AS id FROM direct_members mine JOIN direct_members other USING (conversation_id)
      JOIN conversations c ON c.id = mine.conversation_id AND c.message_count > 0
     WHERE mine.user_id = ${userId} AND other.user_id <> ${userId}`;
}

/** Whether a person has blocked another. */
export function hasBlocked(blockerId: string, blockedId: string): string {
  return `EXISTS (SELECT 1 FROM user_blocks b WHERE b.blocker_id = ${blockerId} AND b.blocked_id = ${blockedId})`;
}

/** Whether the person has muted the conversation. */
export function hasMuted(userId: string, conversationId: string): string {
  return `EXISTS (SELECT 1 FROM conversation_mutes cm WHERE cm.user_id = ${userId} AND cm.conversation_id = ${conversationId})`;
}

/** Whether one of two people has blocked the other. */
export function isBlockedBetween(one: string, other: string): string {
  return `EXISTS (SELECT 1 FROM user_blocks b WHERE (b.blocker_id, b.blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`;
}

/** Whether the first of two people has answered the other in their conversation, or shares a group with them. */
export function isAcquainted(conversationId: string, one: string, other: string): string {
  return `(${hasWritten(one, conversationId)} OR ${other} IN (${selectGroupPeers(one)}))`;
}

/** Whether the two people of the conversation can't reach each other. */
export function isConversationBlocked(conversationId: string): string {
  const people = `(SELECT user_id FROM direct_members WHERE conversation_id = ${conversationId})`;
  return `EXISTS (SELECT 1 FROM user_blocks b WHERE b.blocker_id IN ${people} AND b.blocked_id IN ${people})`;
}

/** How many messages the conversation has. */
export function selectMessageCount(id: string): string {
  return `(SELECT c.message_count FROM conversations c WHERE c.id = ${id})`;
}

/**
 * The beginning of a statement that stores a message: `counted` has its number, revision and time. It has no row where
 * the sender may not write, or `condition`, which is on the conversation `c`, does not hold. The number is taken under
 * the conversation's row lock, so numbers have no gaps and become visible in order. Who may write was read before the
 * lock: if the members changed since, there is no row either.
 */
export function takeNumber(ids: { conversationId: string; senderId: string }, condition: string): string {
  const { conversationId, senderId } = ids;
  return `seen AS MATERIALIZED (
    SELECT c.member_version FROM conversations c
     WHERE c.id = ${conversationId} AND (${isInGroup(conversationId, senderId)} OR EXISTS
       (SELECT 1 FROM direct_members d JOIN direct_members o USING (conversation_id)
         WHERE d.conversation_id = ${conversationId} AND d.user_id = ${senderId} AND o.user_id <> ${senderId}
           AND NOT ${isBlockedBetween('o.user_id', senderId)}))
       AND ${condition}),
  counted AS (
    UPDATE conversations c
       SET message_count = c.message_count + 1, revision = c.revision + 1,
           last_message_at = greatest(clock_timestamp(), c.last_message_at)
      FROM seen WHERE c.id = ${conversationId} AND c.member_version = seen.member_version
    RETURNING c.kind, c.message_count, c.revision, c.last_message_at, c.member_version),
  read_group AS (${markGroupRead(conversationId, senderId)}),
  read_direct AS (
    UPDATE direct_members d SET read_number = counted.message_count FROM counted
     WHERE counted.kind = 'direct' AND d.conversation_id = ${conversationId} AND d.user_id = ${senderId})`;
}

/** Moves revisions on by as many steps as `touched` (conversation_id) has rows of a conversation; (id, before). */
export const ADVANCE_REVISIONS = `UPDATE conversations c SET revision = c.revision + t.steps
      FROM (SELECT conversation_id, count(*)::int AS steps FROM touched GROUP BY conversation_id) t
     WHERE c.id = t.conversation_id
    RETURNING c.id, c.revision - t.steps AS before`;
