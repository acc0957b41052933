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
import { fromJson, runNamed } from '../../../platform/rows.ts';
import { User } from '../../users/user.entity.ts';
import { Group } from '../groups/group.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { Conversation, type ConversationKind } from './conversation.entity.ts';

interface SeatRow {
  id: string;
  kind: ConversationKind;
  message_count: number;
  revision: number;
  member_version: number;
  last_message_at: Date | null;
  created_at: Date;
  active_at: Date;
  user_id: string;
  read_number: number;
  is_blocked: boolean;
  group: Record<string, unknown> | null;
  peer: Record<string, unknown> | null;
  last_message: Record<string, unknown> | null;
  sender: Record<string, unknown> | null;
}

/** Conversations with the place that `user_id` has in each. `condition` is on `m`, one of its members. */
const seats = (condition: string) => `
  SELECT c.*, mine.user_id, mine.read_number, coalesce(c.last_message_at, c.created_at) AS active_at
    FROM (SELECT m.group_id AS id, m.user_id, m.read_number FROM group_members m WHERE ${condition}
          UNION ALL
          SELECT m.id, m.user_id, m.read_number FROM
            (SELECT conversation_id AS group_id, conversation_id AS id, user_id, read_number FROM direct_members) m
           WHERE ${condition}) mine
    JOIN conversations c ON c.id = mine.id`;

/** All that a list shows of the rows of `page`, which are seats. */
const WHOLE = `
  page.id, page.kind, page.message_count, page.revision, page.member_version, page.last_message_at, page.created_at,
  page.active_at, page.user_id, page.read_number,
  row_to_json(g.*) AS "group", row_to_json(peer.*) AS peer, row_to_json(l.*) AS last_message,
  row_to_json(sender.*) AS sender,
  page.kind = 'direct' AND EXISTS
    (SELECT 1 FROM user_blocks b WHERE b.blocker_id = page.user_id AND b.blocked_id = peer.id) AS is_blocked
  FROM page
  LEFT JOIN groups g ON page.kind = 'group' AND g.id = page.id
  LEFT JOIN direct_members other
    ON page.kind = 'direct' AND other.conversation_id = page.id AND other.user_id <> page.user_id
  LEFT JOIN users peer ON peer.id = other.user_id
  LEFT JOIN messages l ON l.conversation_id = page.id AND l.number = page.message_count
  LEFT JOIN users sender ON sender.id = l.sender_id`;

/** $1 viewer, $2 kind, $3 and $4 the cursor, $5 how many. Two people are listed once one of them has said something. */
const LISTED = `
    SELECT * FROM (${seats('m.user_id = $1')}) seat
     WHERE (kind = 'group' OR message_count > 0) AND ($2::text IS NULL OR kind = $2)`;
const INBOX = `
  WITH listed AS (${LISTED}),
  page AS (
    SELECT * FROM listed WHERE $3::timestamptz IS NULL OR (active_at, id) < ($3, $4::uuid)
     ORDER BY active_at DESC, id DESC LIMIT $5)
  SELECT ${WHOLE} ORDER BY page.active_at DESC, page.id DESC`;

/** $1 conversations and $2 people, pair by pair. */
const SOME = `
  WITH page AS (${seats('(m.group_id, m.user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))')})
  SELECT ${WHOLE}`;

/** More than other lists: a list of conversations is looked at as a whole. */
const MOST_LISTED = 200;

/** The viewer's conversations, the latest active first: one statement, whatever is asked of them. */
export async function listInbox(
  context: Context,
  viewer: Viewer,
  { first, after, kind }: PageArgs & { kind?: ConversationKind | null | undefined },
): Promise<CountedPage<Conversation>> {
  assertPageSize(first, MOST_LISTED);
  const cursor = after ? decodeCursor(after) : null;
  const values = [viewer.id, kind ?? null, cursor?.createdAt ?? null, cursor?.id ?? null, first + 1];
  const rows = await runNamed<SeatRow>(context.db, 'inbox', INBOX, values);
  const page = toPage(rows, first, {
    cursor: (row) => encodeCursor({ createdAt: row.active_at, id: row.id }),
    node: (row) => toConversation(context, row),
  });
  return { ...page, count: () => countListed(context, viewer, kind ?? null) };
}

async function countListed({ db }: Context, viewer: Viewer, kind: ConversationKind | null): Promise<number> {
  const text = `SELECT count(*)::int AS n FROM (${LISTED}) listed`;
  const [row] = await runNamed<{ n: number }>(db, 'inbox-count', text, [viewer.id, kind]);
  return row?.n ?? 0;
}

/** The conversation as the viewer sees it; null when they are not in it. */
export async function findConversation(context: Context, viewer: Viewer, id: string): Promise<Conversation | null> {
  const [found] = await findSeats(context, [{ id, userId: viewer.id }]);
  return found ?? null;
}

/** Each of the conversations as each of the people sees it, in order; null for who is not in it. */
export async function findSeats(
  context: Pick<Context, 'db' | 'loaders'>,
  pairs: { id: string; userId: string }[],
): Promise<(Conversation | null)[]> {
  const known = pairs.filter(({ id }) => isUuid(id));
  if (known.length === 0) return pairs.map(() => null);
  const values = [known.map(({ id }) => id), known.map(({ userId }) => userId)];
  const rows = await runNamed<SeatRow>(context.db, 'seats', SOME, values);
  const found = new Map(rows.map((row) => [`${row.id} ${row.user_id}`, toConversation(context, row)]));
  return pairs.map(({ id, userId }) => found.get(`${id} ${userId}`) ?? null);
}

function toConversation({ db, loaders }: Pick<Context, 'db' | 'loaders'>, row: SeatRow): Conversation {
  const peer = fromJson(db, User, row.peer);
  const sender = fromJson(db, User, row.sender);
  const group = fromJson(db, Group, row.group);
  for (const user of [peer, sender]) if (user) loaders.user.prime(user.id, user);
  return Object.assign(new Conversation(), {
    id: row.id,
    kind: row.kind,
    messageCount: row.message_count,
    revision: row.revision,
    memberVersion: row.member_version,
    lastMessageAt: row.last_message_at,
    createdAt: row.created_at,
    viewerId: row.user_id,
    group,
    peer,
    title: group?.name ?? peer?.fullName ?? 'Deleted account',
    photoUrl: group?.photoUrl ?? peer?.avatarUrl ?? null,
    lastMessage: fromJson(db, Message, row.last_message),
    lastActivityAt: row.active_at,
    readNumber: row.read_number,
    unreadCount: Math.max(0, row.message_count - row.read_number),
    isBlocked: row.is_blocked,
    canWrite: row.kind === 'group' || (peer !== null && !row.is_blocked),
  });
}
