import { msg } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import {
  type CountedPage,
  decodeCursor,
  encodeCursor,
  isUuid,
  PAGE_FIELDS,
  toPage,
} from '../../../kernel/lists/page.ts';
import { type PageArgs, readStart, seekWords } from '../../../kernel/lists/page-args.ts';
import { type ColumnArrays, columnArrays, columnNames, queryRows, toEntities } from '../../../kernel/rows.ts';
import { User, Users } from '../../identity/index.ts';
import { Group } from '../groups/group.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { selectUnreadCount } from '../messages/message-sql.ts';
import { Conversation, type ConversationKind } from './conversation.entity.ts';

/** Rows as arrays, one for each column; an array is null where there are no rows. */
interface MembershipsRow {
  memberships: ColumnArrays & {
    user_id: string[] | null;
    peer_id: (string | null)[] | null;
    read_number: number[] | null;
    is_blocked: boolean[] | null;
    unread_count: number[] | null;
    active_at: string[] | null;
  };
  /** Of each conversation, without an id where there is none. */
  groups: ColumnArrays;
  messages: ColumnArrays;
  /** Each person once, however many of the conversations they are in. */
  users: ColumnArrays;
  total?: number;
}

/** What is read beside the conversations. */
interface Read {
  /** Of groups and last messages: what a line of the list shows, or everything. */
  parts: 'line' | 'whole';
  isCounted: boolean;
  /** The order in which they are read, and how they compare with the place where that starts. */
  words: ReturnType<typeof seekWords>;
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

const MEMBERSHIP = [
  ...['id', 'kind', 'message_count', 'revision', 'member_version', 'last_message_at', 'created_at'],
  ...['user_id', 'peer_id', 'read_number', 'is_blocked', 'unread_count', 'active_at'],
];
const LINE_OF_GROUP = ['id', 'name', 'photo_url'];
const LINE_OF_MESSAGE = [
  ...['id', 'conversation_id', 'number', 'sender_id', 'text', 'created_at', 'deleted_at'],
  ...['share_id', 'has_card', 'image_url', 'image_width_px', 'image_height_px'],
];
/** The fields for which a line is enough: of the page, of a conversation, of its last message and the people in it. */
const LINE_FIELDS: ReadonlySet<string> = new Set([
  ...PAGE_FIELDS,
  ...[
    'id',
    'kind',
    'title',
    'photoUrl',
    'lastActivityAt',
    'readNumber',
    'unreadCount',
    'isBlocked',
    'canWrite',
    'isMuted',
  ],
  ...['lastMessage', 'text', 'createdAt', 'deletedAt', 'hasCard', 'card', 'image', 'url', 'widthPx', 'heightPx'],
  ...['peer', 'sender', 'name', 'handle', 'path', 'avatarUrl'],
]);

/** SQL: what is read of the rows of `page`, which are memberships, and of their total where it is counted: one row. */
function selectShown(db: DataSource, { parts, isCounted, words: { order } }: Read): string {
  const groups = parts === 'line' ? LINE_OF_GROUP : columnNames(db, Group);
  // What a message is searched by repeats its text.
  const messages = parts === 'line' ? LINE_OF_MESSAGE : columnNames(db, Message).filter((name) => name !== 'search');
  const columns = [
    ...groups.map((name) => `g.${name} AS group_${name}`),
    ...messages.map((name) => `l.${name} AS message_${name}`),
  ];
  return `shown AS MATERIALIZED (
    SELECT page.*, other.user_id AS peer_id, ${columns.join(', ')},
      page.kind = 'direct' AND EXISTS
        (SELECT 1 FROM user_blocks b WHERE b.blocker_id = page.user_id AND b.blocked_id = other.user_id) AS is_blocked,
      ${selectUnreadCount('page')} AS unread_count
      FROM page
      LEFT JOIN groups g ON page.kind = 'group' AND g.id = page.id
      LEFT JOIN direct_members other
        ON page.kind = 'direct' AND other.conversation_id = page.id AND other.user_id <> page.user_id
      LEFT JOIN messages l ON l.conversation_id = page.id AND l.number = page.message_count
     ORDER BY page.active_at ${order}, page.id ${order})
  SELECT ${columnArrays(MEMBERSHIP)} AS memberships, ${columnArrays(groups, 'group_')} AS groups,
    ${columnArrays(messages, 'message_')} AS messages,
    ${Users.usersJson(db, 'SELECT peer_id FROM shown UNION SELECT message_sender_id FROM shown')} AS users
    ${isCounted ? ', (SELECT count(*)::int FROM listed) AS total' : ''} FROM shown`;
}

/** $1 viewer, $2 kind. Two people are listed once one of them has said something. */
export const LISTED = `
    SELECT * FROM (${memberships('m.user_id = $1')}) membership
     WHERE (kind = 'group' OR message_count > 0) AND ($2::text IS NULL OR kind = $2)`;
/** $3 and $4 the cursor, $5 how many. */
const inbox = (db: DataSource, read: Read) => `
  WITH listed AS (${LISTED}),
  page AS (
    SELECT * FROM listed WHERE $3::timestamptz IS NULL OR (active_at, id) ${read.words.beyond} ($3, $4::uuid)
     ORDER BY active_at ${read.words.order}, id ${read.words.order} LIMIT $5),
  ${selectShown(db, read)}`;

/** $1 conversations and $2 people, pair by pair. */
const some = (db: DataSource) => `
  WITH page AS (${memberships('(m.group_id, m.user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))')}),
  ${selectShown(db, { parts: 'whole', isCounted: false, words: seekWords({ isBackwards: false }, 'DESC') })}`;

/** More than other lists: a list of conversations is looked at as a whole. */
export const MOST_LISTED = 200;

export interface ListedInbox extends PageArgs {
  kind?: ConversationKind | null | undefined;
  /** The names of all fields that are asked for. */
  selected: ReadonlySet<string>;
}

/** The viewer's conversations, the latest active first: one statement, whatever is asked of them. */
export async function listInbox(
  context: Context,
  viewer: Viewer,
  { kind, selected, ...page }: ListedInbox,
): Promise<CountedPage<Conversation>> {
  const start = readStart(page, decodeCursor, MOST_LISTED);
  const { size, place, isBackwards } = start;
  const values = [viewer.id, kind ?? null, place?.createdAt ?? null, place?.id ?? null, size + 1];
  const parts = [...selected].every((name) => LINE_FIELDS.has(name)) ? 'line' : 'whole';
  const isCounted = selected.has('totalCount');
  const name = `inbox${parts === 'line' ? '-lines' : ''}${isCounted ? '-counted' : ''}${isBackwards ? '-backwards' : ''}`;
  const read = { parts, isCounted, words: seekWords(start, 'DESC') } as const;
  const found = await readMemberships(context.db, [name, () => inbox(context.db, read)], values);
  const shown = toPage(toConversations(context, found), page, {
    cursor: ({ lastActivityAt, id }) => encodeCursor({ createdAt: lastActivityAt ?? new Date(0), id }),
    node: (conversation) => conversation,
  });
  return { ...shown, count: async () => found.total ?? 0 };
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
  const row = await readMemberships(context.db, ['memberships', () => some(context.db)], values);
  const found = new Map(toConversations(context, row).map((one) => [`${one.id} ${one.viewerId}`, one]));
  return pairs.map(({ id, userId }) => found.get(`${id} ${userId}`) ?? null);
}

const texts = new Map<string, string>();

/** Runs a statement whose text is made once. */
async function readMemberships(
  db: DataSource,
  [name, makeText]: readonly [name: string, makeText: () => string],
  values: unknown[],
): Promise<MembershipsRow> {
  const text = texts.get(name) ?? makeText();
  texts.set(name, text);
  const [row] = await queryRows<MembershipsRow>(db, text, values);
  if (!row) throw new Error('An aggregate has one row.');
  return row;
}

function toConversations(
  { db, loaders }: Pick<Context, 'db' | 'loaders'>,
  { memberships: places, ...row }: MembershipsRow,
): Conversation[] {
  const users = new Map(toEntities(db, User, row.users).map((user) => [user.id, user]));
  for (const user of users.values()) loaders.user.prime(user.id, user);
  const [groups, messages] = [toEntities(db, Group, row.groups), toEntities(db, Message, row.messages)];
  return toEntities(db, Conversation, places).map((conversation, at) => {
    const group = groups[at]?.id ? groups[at] : null;
    const lastMessage = messages[at]?.id ? messages[at] : null;
    const sender = users.get(lastMessage?.senderId ?? '');
    // At once, not in a promise for each conversation.
    if (lastMessage && sender) lastMessage.sender = sender;
    const peer = users.get(places.peer_id?.[at] ?? '') ?? null;
    const readNumber = places.read_number?.[at] ?? 0;
    const isBlocked = places.is_blocked?.[at] ?? false;
    return Object.assign(conversation, {
      viewerId: places.user_id?.[at],
      group,
      peer,
      title: group?.name ?? peer?.fullName ?? msg('Deleted account'),
      photoUrl: group?.photoUrl ?? peer?.avatarUrl ?? null,
      lastMessage,
      lastActivityAt: new Date(places.active_at?.[at] ?? 0),
      readNumber,
      unreadCount: Math.max(0, places.unread_count?.[at] ?? 0),
      isBlocked,
      canWrite: conversation.kind === 'group' || (peer !== null && !isBlocked),
    });
  });
}
