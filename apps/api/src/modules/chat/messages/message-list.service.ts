import { AppError, CHAT_LIMITS, searchPatterns } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { queryRows } from '../../../kernel/rows.ts';
import type { Conversation } from '../conversations/conversation.entity.ts';
import { findConversation } from '../conversations/inbox.service.ts';
import type { Message } from './message.entity.ts';
import { MESSAGE_COLUMNS, type MessageRow, toMessage } from './message-store.service.ts';

/** Messages in the order of their numbers, and whether there are others before and after them. */
export interface MessagePage {
  nodes: Message[];
  hasBefore: boolean;
  hasAfter: boolean;
}

const MOST = 100;

/** $1 conversation, $2 after, $3 before, $4 how many: the latest of those between. */
const LAST = `SELECT ${MESSAGE_COLUMNS} FROM messages m
  WHERE m.conversation_id = $1 AND m.number > $2 AND m.number < $3 ORDER BY m.number DESC LIMIT $4`;
/** The earliest of those between. */
const FIRST = LAST.replace('DESC', 'ASC');
/** What no number reaches. */
const END = 2 ** 31 - 1;

/**
 * The last ones, those before a number upwards, or those after a number downwards; in the order of their numbers.
 * BAD_USER_INPUT for `last` outside 1–100.
 */
export async function listMessages(
  { db }: Pick<Context, 'db'>,
  { id, messageCount }: Conversation,
  page: { last: number; before?: number | null | undefined; after?: number | null | undefined },
): Promise<MessagePage> {
  assertLast(page.last);
  const { last, before, after } = page;
  const isDownwards = typeof after === 'number' && typeof before !== 'number';
  const values = [id, clamp(after ?? 0), clamp(before ?? END), last];
  const rows = isDownwards
    ? await queryRows<MessageRow>(db, FIRST, values)
    : (await queryRows<MessageRow>(db, LAST, values)).reverse();
  const nodes = rows.map(toMessage);
  // Numbers have no gaps: the first and the last of them say whether there is more.
  const [first, end] = [nodes[0]?.number ?? clamp(before ?? after ?? 0), nodes.at(-1)?.number ?? clamp(after ?? 0)];
  return { nodes, hasBefore: first > 1, hasAfter: end < messageCount && (nodes.length > 0 || isDownwards) };
}

/** Messages that have all the words, the latest of them, in order. BAD_USER_INPUT on `query` and `last`. */
export async function searchMessages(
  { db }: Pick<Context, 'db'>,
  { id }: Conversation,
  { query, last, before }: { query: string; last: number; before?: number | null | undefined },
): Promise<MessagePage> {
  assertLast(last);
  const patterns = query.length <= CHAT_LIMITS.query ? searchPatterns(query) : [];
  if (patterns.length === 0) {
    const text = msg('Search for 1 to {most} characters.', { most: CHAT_LIMITS.query });
    throw new AppError('BAD_USER_INPUT', text, 'query');
  }
  const words = patterns.map((_, index) => `AND m.search LIKE $${index + 4}`).join(' ');
  const rows = await db.query<MessageRow[]>(
    `SELECT ${MESSAGE_COLUMNS} FROM messages m
      WHERE m.conversation_id = $1 AND m.number < $2 AND m.deleted_at IS NULL ${words}
      ORDER BY m.number DESC LIMIT $3`,
    [id, clamp(before ?? END), last + 1, ...patterns],
  );
  const nodes = rows.slice(0, last).reverse().map(toMessage);
  return { nodes, hasBefore: rows.length > last, hasAfter: typeof before === 'number' };
}

/** A message of a conversation that the viewer is in; null for any other. */
export async function findMessage(context: Context, viewer: Viewer, id: string): Promise<Message | null> {
  if (!isUuid(id)) return null;
  const text = `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.id = $1`;
  const [row] = await queryRows<MessageRow>(context.db, text, [id]);
  return row && (await findConversation(context, viewer, row.conversation_id)) ? toMessage(row) : null;
}

function clamp(number: number): number {
  return Math.min(END, Math.max(0, number));
}

function assertLast(last: number): void {
  if (last >= 1 && last <= MOST) return;
  throw new AppError('BAD_USER_INPUT', msg('Ask for 1 to {most} messages a page.', { most: MOST }), 'last');
}
