import type { DataSource } from 'typeorm';
import { queryRows } from '../../../kernel/rows.ts';
import { type Head, type HeadRow, selectHead, toHead } from '../conversations/conversation-head.service.ts';
import { isInConversation } from '../conversations/conversation-sql.ts';
import type { Message } from './message.entity.ts';
import { MESSAGE_COLUMNS, type MessageRow, toMessage } from './message-store.service.ts';

/** As many changed messages are read at once. */
export const MOST_READ = 500;
const NOTHING_LATER = 2 ** 31 - 1;

/** The counters, and the messages that were added or changed after a revision, in one statement. */
const NEWS = `WITH ${selectHead('$1')}
  SELECT head.*, ${MESSAGE_COLUMNS} FROM head LEFT JOIN messages m ON m.conversation_id = head_id AND m.revision > $2
  ORDER BY m.revision LIMIT ${MOST_READ}`;

/** Null when the conversation is gone. Without `messages` the counters alone. */
export async function readNews(
  db: DataSource,
  id: string,
  afterRevision: number | null,
): Promise<{ head: Head; messages: Message[] } | null> {
  const values = [id, afterRevision ?? NOTHING_LATER];
  return split(await queryRows<HeadRow & MessageRow>(db, NEWS, values));
}

const page = (condition: string, order: string) => `WITH ${selectHead('$1', isInConversation('c.id', '$2'))}
  SELECT head.*, ${MESSAGE_COLUMNS} FROM head LEFT JOIN messages m ON m.conversation_id = head_id AND ${condition}
  ORDER BY ${order} LIMIT $4`;
const ADDED = page('m.number > $3', 'm.number');
const CHANGED = page('m.revision > $3 AND m.revision > m.added_revision', 'm.revision');

/** What a follower has missed: messages after a number, or changed ones after a revision. Null for no member. */
export async function readMissed(
  db: DataSource,
  follower: { id: string; userId: string; kind: 'added' | 'changed'; known: number },
  limit: number,
): Promise<{ head: Head; messages: Message[] } | null> {
  const { id, userId, kind, known } = follower;
  const text = kind === 'added' ? ADDED : CHANGED;
  return split(await queryRows<HeadRow & MessageRow>(db, text, [id, userId, known, limit]));
}

function split(rows: (HeadRow & MessageRow)[]): { head: Head; messages: Message[] } | null {
  const [first] = rows;
  if (!first) return null;
  // A conversation without news is one row without a message.
  return { head: toHead(first), messages: rows.filter(({ id }) => id !== null).map(toMessage) };
}
