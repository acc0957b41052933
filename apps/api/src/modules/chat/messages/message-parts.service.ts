import { cutText, messageSummary, type ShareMode, sharedCardPath } from '@tessera/domain';
import { say } from '@tessera/texts';
import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { Context } from '../../../kernel/context.ts';
import type { Loaders } from '../../../kernel/loaders.ts';
import { fromJson } from '../../../kernel/rows.ts';
import { Card, CardSql } from '../../cards/index.ts';
import { toDirectoryEntry } from '../../explore/index.ts';
import { User, UserSql } from '../../identity/index.ts';
import { ShareSql } from '../../shares/index.ts';
import type { Message } from './message.entity.ts';
import type { MessageCard, MessageQuote, Reaction } from './message.types.ts';

const QUOTE_LENGTH = 200;
const MOST_NAMED = 100;

interface Parts {
  /** By the share that brought it. */
  card: DataLoader<string, MessageCard | null>;
  /** By the message. */
  reactions: DataLoader<string, Reaction[]>;
  /** By conversation and number. */
  quote: DataLoader<string, MessageQuote | null>;
}

const parts = new WeakMap<Loaders, Parts>();

/** What hangs on messages, read for all messages of a request at once. Nothing in it depends on which member asks. */
export function loadParts({ db, loaders }: Pick<Context, 'db' | 'loaders'>): Parts {
  const made = parts.get(loaders) ?? {
    card: new DataLoader((shareIds: readonly string[]) => loadCards(db, shareIds)),
    reactions: new DataLoader((ids: readonly string[]) => loadReactions(db, ids)),
    quote: new DataLoader((keys: readonly string[]) => loadQuotes(db, keys)),
  };
  parts.set(loaders, made);
  return made;
}

/** The people, without those who are gone. */
export async function loadUsers({ loaders }: Pick<Context, 'loaders'>, ids: string[]): Promise<User[]> {
  const users = await Promise.all(ids.map((id) => loaders.user.load(id)));
  return users.filter((user) => user !== null);
}

/** The key of the message that this one answers. */
export function quoteKey({ conversationId, replyToNumber }: Message): string {
  return `${conversationId} ${replyToNumber}`;
}

/** Null for a share that was taken back, and for a private card that somebody else than its owner had shared. */
async function loadCards(db: DataSource, shareIds: readonly string[]): Promise<(MessageCard | null)[]> {
  const rows = await db.query<CardRow[]>(
    `SELECT s.id AS share_id, s.mark, s.mode, row_to_json(c.*) AS card, row_to_json(u.*) AS owner
       FROM shares s JOIN cards c ON c.id = s.card_id JOIN users u ON u.id = c.owner_id
      WHERE s.id = ANY ($1::uuid[]) AND ${ShareSql.isLive('s')} AND ${CardSql.whereHandedOn('c', 's')}`,
    [shareIds],
  );
  const found = new Map(rows.map((row) => [row.share_id, toMessageCard(db, row)]));
  return shareIds.map((id) => found.get(id) ?? null);
}

interface CardRow {
  share_id: string;
  mark: string;
  mode: ShareMode;
  card: object;
  owner: object;
}

function toMessageCard(db: DataSource, row: CardRow): MessageCard | null {
  const card = fromJson(db, Card, { ...row.card });
  const owner = fromJson(db, User, { ...row.owner });
  if (!card || !owner) return null;
  const { id, title, badge, ownerId, ownerName, path, preview } = toDirectoryEntry(card, owner);
  const share = { mark: row.mark, mode: row.mode };
  const sharedPath = sharedCardPath({ card: { id, path, visibility: card.visibility }, share });
  return { id, title, badge, ownerId, ownerName, path, sharedPath, preview };
}

async function loadReactions(db: DataSource, ids: readonly string[]): Promise<Reaction[][]> {
  const rows = await db.query<(Reaction & { message_id: string })[]>(
    `SELECT message_id, emoji, count(*)::int AS count,
            (array_agg(user_id ORDER BY created_at, user_id))[1:${MOST_NAMED}] AS "userIds"
       FROM message_reactions WHERE message_id = ANY ($1::uuid[])
      GROUP BY message_id, emoji ORDER BY min(created_at), emoji`,
    [ids],
  );
  return ids.map((id) => rows.filter((row) => row.message_id === id));
}

async function loadQuotes(db: DataSource, keys: readonly string[]): Promise<(MessageQuote | null)[]> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await db.query<QuoteRow[]>(
    `SELECT m.conversation_id, m.number, m.text, m.share_id, m.has_card, m.image_url, m.deleted_at,
            ${UserSql.selectFullName('m.sender_id')} AS full_name
       FROM messages m
      WHERE (m.conversation_id, m.number) IN (SELECT * FROM unnest($1::uuid[], $2::int[]))`,
    [pairs.map(([id]) => id), pairs.map(([, number]) => number)],
  );
  const shareIds = rows.flatMap(({ share_id }) => share_id ?? []);
  const cards = shareIds.length > 0 ? await loadCards(db, shareIds) : [];
  const byShare = new Map(shareIds.map((id, index) => [id, cards[index] ?? null]));
  const found = new Map(
    rows.map((row) => [`${row.conversation_id} ${row.number}`, toQuote(row, byShare.get(row.share_id ?? ''))]),
  );
  return keys.map((key) => found.get(key) ?? null);
}

interface QuoteRow {
  conversation_id: string;
  number: number;
  text: string;
  share_id: string | null;
  has_card: boolean;
  image_url: string | null;
  deleted_at: Date | null;
  full_name: string | null;
}

function toQuote(row: QuoteRow, card: MessageCard | null | undefined): MessageQuote {
  const isDeleted = row.deleted_at !== null;
  const text = messageSummary({
    text: row.text,
    hasCard: row.has_card,
    card,
    hasImage: row.image_url !== null,
    isDeleted,
  });
  return {
    number: row.number,
    senderName: row.full_name ?? '',
    text: isDeleted ? '' : cutText(say(text), QUOTE_LENGTH),
    isDeleted,
  };
}
