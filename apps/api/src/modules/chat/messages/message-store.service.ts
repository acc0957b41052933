import { MESSAGE_SEARCH_LENGTH, searchText } from '@tessera/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { once } from '../../../kernel/once.ts';
import { fromJson, queryRows } from '../../../kernel/rows.ts';
import { User, UserSql } from '../../identity/index.ts';
import { hasBlocked, hasMuted, selectMembers, takeNumber } from '../conversations/conversation-sql.ts';
import { Message } from './message.entity.ts';
import {
  countQueued,
  insertDeliveries,
  insertNotifications,
  type Notified,
  queuePushes,
  readNotifications,
} from './message-news.ts';

/** What is written of a new message. */
export interface NewMessage {
  conversationId: string;
  senderId: string;
  clientId: string;
  text: string;
  shareId?: string | null;
  image?: { url: string; widthPx: number; heightPx: number } | null;
  replyToNumber?: number | null;
  mentionIds?: string[];
}

/** A message's columns, without what it is searched by. */
export const MESSAGE_COLUMNS = `m.conversation_id, m.number, m.id, m.revision, m.added_revision, m.sender_id, m.client_id,
  m.text, m.share_id, m.has_card, m.image_url, m.image_width_px, m.image_height_px, m.reply_to_number, m.mention_ids, m.created_at,
  m.edited_at, m.deleted_at`;

export interface MessageRow {
  conversation_id: string;
  number: number;
  id: string;
  revision: number;
  added_revision: number;
  sender_id: string | null;
  client_id: string;
  text: string;
  share_id: string | null;
  has_card: boolean;
  image_url: string | null;
  image_width_px: number | null;
  image_height_px: number | null;
  reply_to_number: number | null;
  mention_ids: string[];
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
}

/** Who a message notifies: the other one of two people, and in a group who is named. Sending reads the sender's own. */
const notified = () =>
  insertNotifications(
    {
      kind: `CASE WHEN $7::uuid IS NULL THEN 'MESSAGE' ELSE 'SHARE' END`,
      ...{ ownerId: 'm.user_id', actorId: '$2::uuid', conversationId: '$1::uuid', shareId: '$7::uuid' },
      ...{ messageNumber: 'counted.message_count', createdAt: 'counted.last_message_at' },
    },
    {
      from: `counted CROSS JOIN LATERAL (SELECT user_id FROM (${selectMembers('$1')}) one
      WHERE counted.kind = 'direct' OR one.user_id = ANY ($12)) m`,
      // The members of a group are not looked at while nobody is named.
      condition: `(counted.kind = 'direct' OR cardinality($12::uuid[]) > 0)
      AND m.user_id <> $2 AND NOT ${hasMuted('m.user_id', '$1')} AND NOT ${hasBlocked('m.user_id', '$2')}`,
    },
  );

/** The facts of `message.created`, of the message that `counted` took a number for. */
const FACTS = `json_build_object('message', json_build_object(
  'id', $4::uuid, 'conversationId', $1::uuid, 'number', counted.message_count, 'senderId', $2::uuid, 'text', $5::text,
  'createdAt', to_char(counted.last_message_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;

/** The webhooks of the other members. */
const deliveries = () =>
  insertDeliveries({
    data: FACTS,
    ownerId: 'm.user_id',
    from: `counted CROSS JOIN (${selectMembers('$1')}) m`,
    condition: 'w.owner_id <> $2',
  });

/**
 * One statement. Gives no row when the sender may not write, has sent it already, or answers what is not there.
 * $1 conversation, $2 sender, $3 client id, $4 id, $5 text, $6 search, $7 share, $8–$10 image, $11 answered, $12 named, $13 whether
 * the sender is wanted with it.
 */
const INSERT = once(
  () => `
  WITH ${takeNumber(
    { conversationId: '$1', senderId: '$2' },
    `($11::integer IS NULL OR $11 BETWEEN 1 AND c.message_count) AND NOT EXISTS
      (SELECT 1 FROM messages m WHERE m.conversation_id = $1 AND m.sender_id = $2 AND m.client_id = $3)`,
  )}, notified AS (${notified()}),
    answered AS (${readNotifications('$1', '$2', '(SELECT message_count FROM counted)')}),
    deliveries AS (${deliveries()})
  INSERT INTO messages AS m (conversation_id, number, id, revision, added_revision, sender_id, client_id, text, search,
    share_id, has_card, image_url, image_width_px, image_height_px, reply_to_number, mention_ids, created_at)
  SELECT $1, message_count, $4, revision, revision, $2, $3, $5, $6, $7::uuid, $7::uuid IS NOT NULL, $8, $9, $10, $11,
    CASE WHEN cardinality($12::uuid[]) = 0 THEN '{}'::uuid[]
      ELSE ARRAY(SELECT named.user_id FROM (${selectMembers('$1')}) named WHERE named.user_id = ANY ($12)) END,
    last_message_at
  FROM counted
  RETURNING m.number, m.revision, m.mention_ids, m.created_at, (SELECT member_version FROM counted),
    CASE WHEN $13::boolean THEN ${UserSql.selectUserJson('$2')} END AS sender,
    (SELECT json_agg(json_build_object('id', id, 'ownerId', owner_id)) FROM notified) AS notified,
    (SELECT count(*)::int FROM answered) AS answered, ${queuePushes('notified')} AS pushes,
    ${countQueued('deliveries')} AS queued`,
);

/** What of a new message only the database knows: fewer columns make a cheaper answer. */
type StoredRow = Pick<MessageRow, 'number' | 'revision' | 'mention_ids' | 'created_at'> & {
  member_version: number;
  sender: Record<string, unknown> | null;
  notified: Notified[] | null;
  answered: number;
};

/** A message, and who belonged to its conversation at that moment. */
export interface Stored {
  message: Message;
  memberVersion: number;
  notified: Notified[];
  /** Whether the sender had notifications of the conversation, which are read now. */
  hasAnswered: boolean;
}

/**
 * Stores a message in a transaction of its own; null when INSERT gave none. It comes with its sender if `isSenderWanted`:
 * live subscribers are shown who wrote it.
 */
export async function storeMessage(
  db: DataSource,
  message: NewMessage,
  isSenderWanted: boolean,
): Promise<Stored | null> {
  const id = uuid();
  const [row] = await queryRows<StoredRow>(db, INSERT(), [...toValues(id, message), isSenderWanted]);
  if (!row) return null;
  const made = stored(id, message, row);
  const sender = fromJson(db, User, row.sender);
  if (sender) made.message.sender = sender;
  return made;
}

/** The same inside a transaction that has locked the conversation. */
export async function insertMessage(tx: EntityManager, message: NewMessage): Promise<Stored | null> {
  const id = uuid();
  const [row] = await tx.query<StoredRow[]>(INSERT(), [...toValues(id, message), false]);
  return row ? stored(id, message, row) : null;
}

function stored(id: string, message: NewMessage, row: StoredRow): Stored {
  const whole: MessageRow = {
    id,
    number: row.number,
    revision: row.revision,
    mention_ids: row.mention_ids,
    created_at: row.created_at,
    conversation_id: message.conversationId,
    added_revision: row.revision,
    sender_id: message.senderId,
    client_id: message.clientId,
    text: message.text,
    share_id: message.shareId ?? null,
    has_card: Boolean(message.shareId),
    image_url: message.image?.url ?? null,
    image_width_px: message.image?.widthPx ?? null,
    image_height_px: message.image?.heightPx ?? null,
    reply_to_number: message.replyToNumber ?? null,
    edited_at: null,
    deleted_at: null,
  };
  const { notified, answered } = row;
  return {
    message: toMessage(whole),
    memberVersion: row.member_version,
    notified: notified ?? [],
    hasAnswered: answered > 0,
  };
}

function toValues(id: string, { text, image, mentionIds = [], ...message }: NewMessage): unknown[] {
  return [
    message.conversationId,
    message.senderId,
    message.clientId,
    id,
    text,
    searchText([text], MESSAGE_SEARCH_LENGTH),
    message.shareId ?? null,
    image?.url ?? null,
    image?.widthPx ?? null,
    image?.heightPx ?? null,
    message.replyToNumber ?? null,
    mentionIds,
  ];
}

/** What the sender has sent before under this id. */
export async function findSent(
  db: DataSource,
  { conversationId, senderId, clientId }: Pick<NewMessage, 'conversationId' | 'senderId' | 'clientId'>,
): Promise<Message | null> {
  const [row] = await queryRows<MessageRow>(
    db,
    `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.conversation_id = $1 AND m.sender_id = $2 AND m.client_id = $3`,
    [conversationId, senderId, clientId],
  );
  return row ? toMessage(row) : null;
}

export function toMessage(row: MessageRow): Message {
  return Object.assign(new Message(), {
    conversationId: row.conversation_id,
    number: row.number,
    id: row.id,
    revision: row.revision,
    addedRevision: row.added_revision,
    senderId: row.sender_id,
    clientId: row.client_id,
    text: row.text,
    shareId: row.share_id,
    hasCard: row.has_card,
    imageUrl: row.image_url,
    imageWidthPx: row.image_width_px,
    imageHeightPx: row.image_height_px,
    replyToNumber: row.reply_to_number,
    mentionIds: row.mention_ids,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    deletedAt: row.deleted_at,
  });
}
