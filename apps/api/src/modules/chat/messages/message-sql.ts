// SQL on the messages' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Whether the person has written in the conversation. */
export function hasWritten(userId: string, conversationId: string): string {
  return `EXISTS (SELECT 1 FROM messages w WHERE w.conversation_id = ${conversationId} AND w.sender_id = ${userId})`;
}

/** Conversations in which the person has written or reacted, as (id). */
export function selectSpokenIn(userId: string): string {
  return `SELECT conversation_id AS id FROM messages WHERE sender_id = ${userId}
    UNION
    SELECT m.conversation_id FROM message_reactions r JOIN messages m ON m.id = r.message_id
     WHERE r.user_id = ${userId}`;
}

/** `text` of the message with that number; no row once it was deleted. */
export function selectMessageText(conversationId: string, number: string): string {
  return `SELECT w.text FROM messages w
     WHERE w.conversation_id = ${conversationId} AND w.number = ${number} AND w.deleted_at IS NULL`;
}

/** When one of two people last wrote to the other, as (at); no row before. A card that was sent is a share. */
export function selectLastTalk(one: string, other: string): string {
  return `SELECT w.created_at AS at FROM direct_members mine JOIN direct_members theirs USING (conversation_id)
      CROSS JOIN LATERAL (SELECT m.created_at FROM messages m
        WHERE m.conversation_id = mine.conversation_id AND NOT m.has_card AND m.deleted_at IS NULL
        ORDER BY m.number DESC LIMIT 1) w
     WHERE mine.user_id = ${one} AND theirs.user_id = ${other} AND mine.user_id <> theirs.user_id`;
}

/** How many messages of the membership `alias` are unread: those after its `read_number` that aren't deleted. */
export function selectUnreadCount(alias: string): string {
  return `greatest(0, ${alias}.message_count - ${alias}.read_number - (SELECT count(*)::int FROM messages w
     WHERE w.conversation_id = ${alias}.id AND w.number > ${alias}.read_number AND w.deleted_at IS NOT NULL))`;
}

/** Whether a message `w` that fulfils the condition has the picture of that address. */
export function isInMessage(url: string, condition = 'true'): string {
  return `EXISTS (SELECT 1 FROM messages w WHERE w.image_url = ${url} AND ${condition})`;
}
