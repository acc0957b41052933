import type { DataSource } from 'typeorm';
import type { Context, Viewer } from '../../../composition/context.ts';
import {
  assertPageSize,
  type CountedPage,
  decodeCursor,
  encodeCursor,
  isUuid,
  type PageArgs,
  toPage,
} from '../../../platform/page.ts';
import { fromJson, runNamed, toEntity } from '../../../platform/rows.ts';
import { User } from '../../users/user.entity.ts';
import { usersJson } from '../../users/user.service.ts';
import { Group } from '../groups/group.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { MESSAGE_COLUMNS } from '../messages/message-store.service.ts';
import { Conversation, type ConversationKind } from './conversation.entity.ts';

/** A conversation with the place that somebody has in it, as JSON. */
interface MembershipRow {
  id: string;
  kind: ConversationKind;
  message_count: number;
  revision: number;
  member_version: number;
  last_message_at: string | null;
  created_at: string;
  active_at: string;
  user_id: string;
  peer_id: string | null;
  read_number: number;
  is_blocked: boolean;
  group: Record<string, unknown> | null;
  last_message: (Record<string, unknown> & { sender_id: string | null }) | null;
}

interface MembershipsRow {
  memberships: MembershipRow[];
  /** Each person once, however many of the conversations they are in. */
  users: (Record<string, unknown> & { id: string })[];
  total?: number;
}

/** Conversations with the place that `user_id` has in each. `condition` is on `m`, one of its members. */
const memberships = (condition: string) => `
  SELECT c.*, mine.user_id, mine.read_number, coalesce(c.last_message_at, c.created_at) AS active_at
    FROM (SELECT m.group_id AS id, m.user_id, m.read_number FROM group_members m WHERE ${condition}
          UNION ALL
          SELECT m.id, m.user_id, m.read_number FROM
            (SELECT conversation_id AS group_id, conversation_id AS id, user_id, read_number FROM direct_members) m
           WHERE ${condition}) mine
    JOIN conversations c ON c.id = mine.id`;

/** SQL: all that a list shows of the rows of `page`, which are memberships, as one row of JSON. */
const whole = ({ hasGroups }: { hasGroups: boolean }) => `
  shown AS MATERIALIZED (
    SELECT page.*, other.user_id AS peer_id, l.sender_id, l.message AS last_message,
      ${hasGroups ? 'row_to_json(g.*)' : "CASE WHEN g.id IS NOT NULL THEN json_build_object('name', g.name, 'photo_url', g.photo_url) END"} AS "group",
      page.kind = 'direct' AND EXISTS
        (SELECT 1 FROM user_blocks b WHERE b.blocker_id = page.user_id AND b.blocked_id = other.user_id) AS is_blocked
      FROM page
      LEFT JOIN groups g ON page.kind = 'group' AND g.id = page.id
      LEFT JOIN direct_members other
        ON page.kind = 'direct' AND other.conversation_id = page.id AND other.user_id <> page.user_id
      LEFT JOIN LATERAL (
        SELECT m.sender_id, row_to_json(m.*) AS message FROM
          (SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.conversation_id = page.id AND m.number = page.message_count) m) l
        ON true)
  SELECT (SELECT coalesce(json_agg(row_to_json(shown.*) ORDER BY active_at DESC, id DESC), '[]') FROM shown) AS memberships,
    ${usersJson('SELECT peer_id FROM shown UNION SELECT sender_id FROM shown')} AS users`;

/** $1 viewer, $2 kind, $3 and $4 the cursor, $5 how many. Two people are listed once one of them has said something. */
const LISTED = `
    SELECT * FROM (${memberships('m.user_id = $1')}) membership
     WHERE (kind = 'group' OR message_count > 0) AND ($2::text IS NULL OR kind = $2)`;
const inbox = ({ isCounted, hasGroups }: { isCounted: boolean; hasGroups: boolean }) => `
  WITH listed AS (${LISTED}),
  page AS (
    SELECT * FROM listed WHERE $3::timestamptz IS NULL OR (active_at, id) < ($3, $4::uuid)
     ORDER BY active_at DESC, id DESC LIMIT $5),
  ${whole({ hasGroups })}${isCounted ? ', (SELECT count(*)::int FROM listed) AS total' : ''}`;

/** $1 conversations and $2 people, pair by pair. */
const SOME = `
  WITH page AS (${memberships('(m.group_id, m.user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))')}),
  ${whole({ hasGroups: true })}`;

/** More than other lists: a list of conversations is looked at as a whole. */
const MOST_LISTED = 200;

interface ListedInbox extends PageArgs {
  kind?: ConversationKind | null | undefined;
  isCounted: boolean;
  /** Whether more is asked of a group than what is the conversation's title and photo. */
  hasGroups: boolean;
}

/** The viewer's conversations, the latest active first: one statement, whatever is asked of them. */
export async function listInbox(
  context: Context,
  viewer: Viewer,
  { first, after, kind, isCounted, hasGroups }: ListedInbox,
): Promise<CountedPage<Conversation>> {
  assertPageSize(first, MOST_LISTED);
  const cursor = after ? decodeCursor(after) : null;
  const values = [viewer.id, kind ?? null, cursor?.createdAt ?? null, cursor?.id ?? null, first + 1];
  const name = `inbox${isCounted ? '-counted' : ''}${hasGroups ? '' : '-without-groups'}`;
  const [found] = await runNamed<MembershipsRow>(context.db, [name, inbox({ isCounted, hasGroups })], values);
  const conversations = toConversations(context, found);
  const page = toPage(conversations, first, {
    cursor: ({ lastActivityAt, id }) => encodeCursor({ createdAt: lastActivityAt ?? new Date(0), id }),
    node: (conversation) => conversation,
  });
  return { ...page, count: async () => found?.total ?? 0 };
}

/** The conversation as the viewer sees it; null when they are not in it. */
export async function findConversation(context: Context, viewer: Viewer, id: string): Promise<Conversation | null> {
  const [found] = await findMemberships(context, [{ id, userId: viewer.id }]);
  return found ?? null;
}

/** Each of the conversations as each of the people sees it, in order; null for who is not in it. */
export async function findMemberships(
  context: Pick<Context, 'db' | 'loaders'>,
  pairs: { id: string; userId: string }[],
): Promise<(Conversation | null)[]> {
  const known = pairs.filter(({ id }) => isUuid(id));
  if (known.length === 0) return pairs.map(() => null);
  const values = [known.map(({ id }) => id), known.map(({ userId }) => userId)];
  const [row] = await runNamed<MembershipsRow>(context.db, ['memberships', SOME], values);
  const found = new Map(toConversations(context, row).map((one) => [`${one.id} ${one.viewerId}`, one]));
  return pairs.map(({ id, userId }) => found.get(`${id} ${userId}`) ?? null);
}

function toConversations(
  { db, loaders }: Pick<Context, 'db' | 'loaders'>,
  row: MembershipsRow | undefined,
): Conversation[] {
  const users = new Map((row?.users ?? []).map((user) => [user.id, toEntity(db, User, user)]));
  for (const user of users.values()) loaders.user.prime(user.id, user);
  return (row?.memberships ?? []).map((membership) => toConversation(db, membership, users));
}

function toConversation(db: DataSource, row: MembershipRow, users: ReadonlyMap<string, User>): Conversation {
  const group = fromJson(db, Group, row.group);
  const peer = users.get(row.peer_id ?? '') ?? null;
  const lastMessage = fromJson(db, Message, row.last_message);
  const sender = users.get(lastMessage?.senderId ?? '');
  // At once, not in a promise for each conversation.
  if (lastMessage && sender) lastMessage.sender = sender;
  return Object.assign(new Conversation(), {
    id: row.id,
    kind: row.kind,
    messageCount: row.message_count,
    revision: row.revision,
    memberVersion: row.member_version,
    lastMessageAt: row.last_message_at && new Date(row.last_message_at),
    createdAt: new Date(row.created_at),
    viewerId: row.user_id,
    group,
    peer,
    title: group?.name ?? peer?.fullName ?? 'Deleted account',
    photoUrl: group?.photoUrl ?? peer?.avatarUrl ?? null,
    lastMessage,
    lastActivityAt: new Date(row.active_at),
    readNumber: row.read_number,
    unreadCount: Math.max(0, row.message_count - row.read_number),
    isBlocked: row.is_blocked,
    canWrite: row.kind === 'group' || (peer !== null && !row.is_blocked),
  });
}
