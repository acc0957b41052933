import type { DataSource } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import type { Conversation } from './conversation.entity.ts';
import { ConversationMute } from './conversation-mute.entity.ts';
import { findConversation } from './inbox.service.ts';
import { noConversation } from './read.service.ts';

/** Switches notifications of the conversation's messages off or on. NOT_FOUND for who is not in the conversation. */
export async function muteConversation(
  context: Context,
  viewer: Viewer,
  { conversationId, isMuted }: { conversationId: string; isMuted: boolean },
): Promise<Conversation> {
  const conversation = await findConversation(context, viewer, conversationId);
  if (!conversation) throw noConversation();
  const mute = { userId: viewer.id, conversationId: conversation.id };
  if (isMuted) await context.db.manager.upsert(ConversationMute, mute, ['userId', 'conversationId']);
  else await context.db.manager.delete(ConversationMute, mute);
  return conversation;
}

/** Whether these people muted these conversations, in order, by `{person's id} {conversation's id}`. */
export async function findMuted(db: DataSource, keys: readonly string[]): Promise<boolean[]> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await db.query<{ key: string }[]>(
    `SELECT user_id || ' ' || conversation_id AS key FROM conversation_mutes
      WHERE (user_id, conversation_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`,
    [pairs.map(([userId]) => userId), pairs.map(([, conversationId]) => conversationId)],
  );
  const muted = new Set(rows.map(({ key }) => key));
  return keys.map((key) => muted.has(key));
}
