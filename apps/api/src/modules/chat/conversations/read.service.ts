import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { fromJson } from '../../../kernel/rows.ts';
import { User, UserSql } from '../../identity/index.ts';
import { announceReading, readNotifications } from '../messages/message-news.ts';
import type { Conversation } from './conversation.entity.ts';
import type { ReadMark } from './conversation.types.ts';
import { isBlockedBetween } from './conversation-sql.ts';
import { findConversation } from './inbox.service.ts';

const MOST_MARKS = 100;

/** Notes how far the viewer has read, never less than before. NOT_FOUND for who is not in the conversation. */
export async function markRead(
  context: Context,
  viewer: Viewer,
  { conversationId, number }: { conversationId: string; number: number },
): Promise<Conversation> {
  const before = await findConversation(context, viewer, conversationId);
  if (!before) throw noConversation();
  const upTo = Math.min(number, before.messageCount);
  if (upTo > (before.readNumber ?? 0)) {
    const [table, key] =
      before.kind === 'group' ? ['group_members', 'group_id'] : ['direct_members', 'conversation_id'];
    const [row] = await context.db.query<{ read: number }[]>(
      `WITH seen AS (${readNotifications('$1', '$2', '$3')}), marked AS (
         UPDATE ${table} SET read_number = greatest(read_number, $3) WHERE ${key} = $1 AND user_id = $2)
       SELECT count(*)::int AS read FROM seen`,
      [before.id, viewer.id, upTo],
    );
    if (row?.read) await announceReading(context.pubSub, viewer.id);
    await context.pubSub.publish('conversationRead', { id: before.id, userId: viewer.id });
  }
  const after = await findConversation(context, viewer, conversationId);
  if (!after) throw noConversation();
  return after;
}

/**
 * How far members have read: both people of a direct conversation, or the 100 furthest of a group. Leaves out people with a
 * block between them and the viewer, so that neither side sees what the other reads.
 */
export async function listReadMarks({ db, viewer, loaders }: Context, { id, kind }: Conversation): Promise<ReadMark[]> {
  const [table, key] = kind === 'group' ? ['group_members', 'group_id'] : ['direct_members', 'conversation_id'];
  const rows = await db.query<{ user_id: string; read_number: number; user: Record<string, unknown> | null }[]>(
    `SELECT m.user_id, m.read_number, ${UserSql.selectUserJson('m.user_id')} AS "user" FROM ${table} m WHERE m.${key} = $1 AND NOT ${isBlockedBetween('m.user_id', '$2')}
      ORDER BY m.read_number DESC, m.user_id LIMIT ${MOST_MARKS}`,
    [id, viewer?.id ?? null],
  );
  for (const row of rows) {
    const user = fromJson(db, User, row.user);
    if (user) loaders.user.prime(user.id, user);
  }
  return rows.map((row) => ({ userId: row.user_id, number: row.read_number }));
}

/** The answer to who is not in a conversation, whether there is one or not. */
export function noConversation(field = 'conversationId'): AppError {
  return new AppError('NOT_FOUND', msg('You are not in this conversation.'), field);
}
