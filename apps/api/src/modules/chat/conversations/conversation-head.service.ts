import type { GroupRole } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import { queryRows } from '../../../kernel/rows.ts';
import { UserSql } from '../../identity/index.ts';
import { selectGroupVersion } from '../groups/group-sql.ts';
import type { ConversationKind } from './conversation.entity.ts';
import { isConversationBlocked, isInConversation, selectMembers, selectMemberships } from './conversation-sql.ts';

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

/** Where a member of a conversation stands who asks to follow it. */
export interface MemberCursor extends Head {
  /** Whether others may see that they are here. */
  isShown: boolean;
}

export interface HeadRow {
  head_id: string;
  kind: ConversationKind;
  head_number: number;
  head_revision: number;
  member_version: number;
  group_version: string | null;
}

/** Columns of the conversation `c`. */
const HEAD = `c.id AS head_id, c.kind, c.message_count AS head_number, c.revision AS head_revision,
  c.member_version, ${selectGroupVersion('c.id')} AS group_version`;

/** SQL: `head`, the counters of one conversation `c`, for a statement that begins with it. */
export function selectHead(id: string, condition = 'true'): string {
  return `head AS MATERIALIZED (SELECT ${HEAD} FROM conversations c WHERE c.id = ${id} AND ${condition})`;
}

/** The member cursor of a person; null for somebody outside the conversation. */
export async function findMemberCursor(db: DataSource, id: string, userId: string): Promise<MemberCursor | null> {
  const [row] = await queryRows<HeadRow & { is_shown: boolean | null }>(
    db,
    `SELECT ${HEAD}, ${UserSql.selectShowsPresence('$2')} AS is_shown FROM conversations c
      WHERE c.id = $1 AND ${isInConversation('c.id', '$2')}`,
    [id, userId],
  );
  return row ? { ...toHead(row), isShown: row.is_shown === true } : null;
}

/** The counters of all conversations of these people. */
export async function readOwnHeads(db: DataSource, userIds: string[]): Promise<(Head & { userId: string })[]> {
  const rows = await queryRows<HeadRow & { user_id: string }>(
    db,
    `SELECT ${HEAD}, mine.user_id FROM (${selectMemberships('$1::uuid[]')}) mine JOIN conversations c ON c.id = mine.id`,
    [userIds],
  );
  return rows.map((row) => ({ ...toHead(row), userId: row.user_id }));
}

/** The counters of many conversations; those that are gone are missing. */
export async function readHeads(db: DataSource, ids: string[]): Promise<Head[]> {
  const text = `SELECT ${HEAD} FROM conversations c WHERE c.id = ANY ($1::uuid[])`;
  return (await queryRows<HeadRow>(db, text, [ids])).map(toHead);
}

export type Role = GroupRole | 'direct';

/** Who belongs to a conversation, at which version, and whether a block lies between two people. */
export interface Members {
  version: number;
  roles: Map<string, Role>;
  isBlocked: boolean;
}

/** Null when the conversation is gone. */
export async function readMembers(db: DataSource, id: string): Promise<Members | null> {
  const rows = await queryRows<{ version: number; is_blocked: boolean; user_id: string | null; role: Role | null }>(
    db,
    `SELECT c.member_version AS version, m.user_id, m.role,
            c.kind = 'direct' AND ${isConversationBlocked('c.id')} AS is_blocked
       FROM conversations c LEFT JOIN (${selectMembers('$1')}) m USING (id)
      WHERE c.id = $1`,
    [id],
  );
  const [first] = rows;
  if (!first) return null;
  const pairs = rows.flatMap((row): [string, Role][] => (row.user_id && row.role ? [[row.user_id, row.role]] : []));
  return { version: first.version, roles: new Map(pairs), isBlocked: first.is_blocked };
}

/** The counters as `head` gives them. */
export function toHead(row: HeadRow): Head {
  return {
    id: row.head_id,
    kind: row.kind,
    number: row.head_number,
    revision: row.head_revision,
    memberVersion: row.member_version,
    groupVersion: row.group_version,
  };
}
