import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { type ColumnArrays, queryRows, toEntities } from '../../../kernel/rows.ts';
import { User, Users } from '../../identity/index.ts';
import { announceReading, readNotifications } from '../messages/message-news.ts';
import type { Conversation } from './conversation.entity.ts';
import type { ReadMark } from './conversation.types.ts';
import { findConversation } from './inbox.service.ts';

const MOST_MARKS = 100;
/** So many are read: the viewer doesn't see those with a block between them. */
const MOST_READ = 2 * MOST_MARKS;

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

/** SQL: how far the people of the conversation have read, the furthest first. */
const selectMarks = (conversationId: string) => `
  SELECT user_id, read_number FROM
    (SELECT group_id AS id, user_id, read_number FROM group_members
     UNION ALL
     SELECT conversation_id, user_id, read_number FROM direct_members) member
   WHERE id = ${conversationId} ORDER BY read_number DESC, user_id LIMIT ${MOST_READ}`;

/** $1 conversations and $2 people who look at them. */
const marksOf = (db: DataSource) => `
  WITH marks AS MATERIALIZED (
    SELECT c.id, mark.* FROM (SELECT DISTINCT unnest($1::uuid[]) AS id) c CROSS JOIN LATERAL (${selectMarks('c.id')}) mark)
  SELECT
    (SELECT json_agg(json_build_array(id, user_id, read_number) ORDER BY id, read_number DESC, user_id) FROM marks) AS marks,
    (SELECT json_agg(json_build_array(blocker_id, blocked_id)) FROM user_blocks
      WHERE blocker_id = ANY ($2::uuid[]) AND blocked_id IN (SELECT user_id FROM marks)
         OR blocked_id = ANY ($2::uuid[]) AND blocker_id IN (SELECT user_id FROM marks)) AS blocks,
    ${Users.usersJson(db, 'SELECT user_id FROM marks')} AS users`;

interface MarksRow {
  marks: [id: string, userId: string, number: number][] | null;
  blocks: [blockerId: string, blockedId: string][] | null;
  users: ColumnArrays;
}

/**
 * How far members have read: both people of a direct conversation, or the 100 furthest of a group. Leaves out people with a
 * block between them and the viewer, so that neither side sees what the other reads. Keys are `{conversation} {viewer}`:
 * one statement for all who look at a group.
 */
export async function loadReadMarks(db: DataSource, keys: readonly string[]): Promise<ReadMark[][]> {
  const pairs = keys.map((key) => key.split(' ') as [id: string, viewerId: string]);
  const values = [pairs.map(([id]) => id), pairs.map(([, viewerId]) => viewerId)];
  const [row] = await queryRows<MarksRow>(db, marksOf(db), values);
  if (!row) throw new Error('An aggregate has one row.');
  const users = new Map(toEntities(db, User, row.users).map((user) => [user.id, user]));
  const blocks = new Set(row.blocks?.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return pairs.map(([id, viewerId]) =>
    (row.marks ?? [])
      .filter(([of, userId]) => of === id && !blocks.has(`${userId} ${viewerId}`))
      .slice(0, MOST_MARKS)
      .map(([, userId, number]) => ({ userId, number, user: users.get(userId) ?? null })),
  );
}

/** The answer to who is not in a conversation, whether there is one or not. */
export function noConversation(field = 'conversationId'): AppError {
  return new AppError('NOT_FOUND', msg('You are not in this conversation.'), field);
}
