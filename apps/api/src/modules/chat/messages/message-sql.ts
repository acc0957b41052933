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

/** How many messages after that number are deleted. */
export function selectDeletedCount(conversationId: string, after: string): string {
  return `(SELECT count(*)::int FROM messages w
     WHERE w.conversation_id = ${conversationId} AND w.number > ${after} AND w.deleted_at IS NOT NULL)`;
}

/** Whether a message `w` that fulfils the condition has the picture of that address. */
export function isInMessage(url: string, condition = 'true'): string {
  return `EXISTS (SELECT 1 FROM messages w WHERE w.image_url = ${url} AND ${condition})`;
}
