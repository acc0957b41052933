import type { GroupRole } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { runNamed } from '../../../platform/rows.ts';
import type { ConversationKind } from '../conversations/conversation.entity.ts';
import type { Message } from '../messages/message.entity.ts';
import { MESSAGE_COLUMNS, type MessageRow, toMessage } from '../messages/message-store.service.ts';

/** As many changed messages are read at once. */
export const MOST_READ = 500;
const NOTHING_LATER = 2 ** 31 - 1;

/** The counters of a conversation at one moment. */
export interface Head {
  id: string;
  kind: ConversationKind;
  number: number;
  revision: number;
  memberVersion: number;
  /** Another one when the row of the group was written. */
  groupVersion: string | null;
}

/** What somebody is to a conversation who asks to follow it. */
export interface Seat extends Head {
  /** Whether others may see that they are here. */
  isShown: boolean;
}

interface HeadRow {
  head_id: string;
  kind: ConversationKind;
  head_number: number;
  head_revision: number;
  member_version: number;
  group_version: string | null;
}

const HEAD = `c.id AS head_id, c.kind, c.message_count AS head_number, c.revision AS head_revision, c.member_version,
  g.xmin::text AS group_version`;
const FROM_HEAD = 'FROM conversations c LEFT JOIN groups g ON g.id = c.id';
const IS_MEMBER = `(EXISTS (SELECT 1 FROM group_members gm WHERE gm.group_id = c.id AND gm.user_id = $2)
  OR EXISTS (SELECT 1 FROM direct_members dm WHERE dm.conversation_id = c.id AND dm.user_id = $2))`;

/** The counters, and the messages that were added or changed after a revision, in one statement. */
const NEWS = `SELECT ${HEAD}, ${MESSAGE_COLUMNS} ${FROM_HEAD}
  LEFT JOIN messages m ON m.conversation_id = c.id AND m.revision > $2
  WHERE c.id = $1 ORDER BY m.revision LIMIT ${MOST_READ}`;

/** Null when the conversation is gone. Without `messages` the counters alone. */
export async function readNews(
  db: DataSource,
  id: string,
  afterRevision: number | null,
): Promise<{ head: Head; messages: Message[] } | null> {
  const values = [id, afterRevision ?? NOTHING_LATER];
  return split(await runNamed<HeadRow & MessageRow>(db, 'news', NEWS, values));
}

const page = (condition: string, order: string) => `SELECT ${HEAD}, ${MESSAGE_COLUMNS} ${FROM_HEAD}
  LEFT JOIN messages m ON m.conversation_id = c.id AND ${condition}
  WHERE c.id = $1 AND ${IS_MEMBER} ORDER BY ${order} LIMIT $4`;
const ADDED = page('m.number > $3', 'm.number');
const CHANGED = page('m.revision > $3 AND m.revision > m.added_revision', 'm.revision');

/** What a follower has missed: messages after a number, or changed ones after a revision. Null for no member. */
export async function readMissed(
  db: DataSource,
  follower: { id: string; userId: string; kind: 'added' | 'changed'; known: number },
  limit: number,
): Promise<{ head: Head; messages: Message[] } | null> {
  const { id, userId, kind, known } = follower;
  const [name, text] = kind === 'added' ? ['missed-added', ADDED] : ['missed-changed', CHANGED];
  return split(await runNamed<HeadRow & MessageRow>(db, name, text, [id, userId, known, limit]));
}

/** The seat of a person; null for who is not in the conversation. */
export async function readSeat(db: DataSource, id: string, userId: string): Promise<Seat | null> {
  const [row] = await runNamed<HeadRow & { is_shown: boolean }>(
    db,
    'seat',
    `SELECT ${HEAD}, u.shows_presence AS is_shown ${FROM_HEAD} JOIN users u ON u.id = $2 WHERE c.id = $1 AND ${IS_MEMBER}`,
    [id, userId],
  );
  return row ? { ...toHead(row), isShown: row.is_shown } : null;
}

/** The counters of all that a person belongs to. */
export async function readOwnHeads(db: DataSource, userIds: string[]): Promise<(Head & { userId: string })[]> {
  const rows = await runNamed<HeadRow & { user_id: string }>(
    db,
    'own-heads',
    `SELECT ${HEAD}, mine.user_id FROM (
       SELECT group_id AS id, user_id FROM group_members WHERE user_id = ANY ($1::uuid[])
       UNION ALL
       SELECT conversation_id, user_id FROM direct_members WHERE user_id = ANY ($1::uuid[])) mine
     JOIN conversations c ON c.id = mine.id LEFT JOIN groups g ON g.id = c.id`,
    [userIds],
  );
  return rows.map((row) => ({ ...toHead(row), userId: row.user_id }));
}

/** The counters of many conversations; those that are gone are missing. */
export async function readHeads(db: DataSource, ids: string[]): Promise<Head[]> {
  const text = `SELECT ${HEAD} ${FROM_HEAD} WHERE c.id = ANY ($1::uuid[])`;
  return (await runNamed<HeadRow>(db, 'heads', text, [ids])).map(toHead);
}

export type Role = GroupRole | 'direct';

/** Who belongs to a conversation, at which version, and whether a block lies between two people. */
export interface Members {
  version: number;
  roles: Map<string, Role>;
  isCut: boolean;
}

/** Null when the conversation is gone. */
export async function readMembers(db: DataSource, id: string): Promise<Members | null> {
  const rows = await runNamed<{ version: number; is_cut: boolean; user_id: string | null; role: Role | null }>(
    db,
    'members',
    `SELECT c.member_version AS version, m.user_id, m.role,
            c.kind = 'direct' AND EXISTS (SELECT 1 FROM user_blocks b
              WHERE b.blocker_id IN (SELECT user_id FROM direct_members WHERE conversation_id = c.id)
                AND b.blocked_id IN (SELECT user_id FROM direct_members WHERE conversation_id = c.id)) AS is_cut
       FROM conversations c LEFT JOIN (
         SELECT group_id AS id, user_id, role FROM group_members WHERE group_id = $1
         UNION ALL
         SELECT conversation_id, user_id, 'direct' FROM direct_members WHERE conversation_id = $1) m USING (id)
      WHERE c.id = $1`,
    [id],
  );
  const [first] = rows;
  if (!first) return null;
  const pairs = rows.flatMap((row): [string, Role][] => (row.user_id && row.role ? [[row.user_id, row.role]] : []));
  return { version: first.version, roles: new Map(pairs), isCut: first.is_cut };
}

function split(rows: (HeadRow & MessageRow)[]): { head: Head; messages: Message[] } | null {
  const [first] = rows;
  if (!first) return null;
  // A conversation without news is one row without a message.
  return { head: toHead(first), messages: rows.filter(({ id }) => id !== null).map(toMessage) };
}

function toHead(row: HeadRow): Head {
  return {
    id: row.head_id,
    kind: row.kind,
    number: row.head_number,
    revision: row.head_revision,
    memberVersion: row.member_version,
    groupVersion: row.group_version,
  };
}
