import {
  type CardType,
  cardPreview,
  displayTitle,
  hasSearchWords,
  searchText,
  translatedTexts,
  type Visibility,
} from '@tessera/domain';
import type { Context, Viewer } from '../../kernel/context.ts';
import { type CountedPage, fromCursor, readTuple, toCursor, toPage } from '../../kernel/lists/page.ts';
import { type PageArgs, readStart } from '../../kernel/lists/page-args.ts';
import { definePort } from '../../kernel/port.ts';
import { queryRows, toEntity } from '../../kernel/rows.ts';
import { Card } from './card.entity.ts';
import { listOwnCards } from './card.service.ts';

/** SQL: how often people have seen the card. */
export const sumViews = definePort<(cardId: string) => string>('cards.sumViews');

export const CARD_ORDERS = ['NEWEST', 'UPDATED', 'TITLE', 'VIEWS', 'MANUAL'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

/** Which of the viewer's cards, and in which order; what is left out does not narrow. */
interface Wanted {
  /** Words that a card must all have. */
  query: string;
  type?: CardType | null;
  visibility?: Visibility | null;
  tag?: string | null;
  updatedSince?: Date | null;
  orderBy: CardOrder;
}

/** A card with its place: first by the key, then newest first. */
interface Placed {
  card: Card;
  views: number;
}
type Place = [key: number | string, createdAtMs: number, id: string];

const KEYS: Record<CardOrder, (placed: Placed) => number | string> = {
  NEWEST: () => 0,
  UPDATED: ({ card }) => -card.updatedAt.getTime(),
  TITLE: ({ card }) => searchText([displayTitle(card.data)]),
  VIEWS: ({ views }) => -views,
  MANUAL: ({ card }) => card.position ?? 0,
};

/**
 * The viewer's cards that fit, in the order asked for. A person has at most `QUOTAS.cards`, so all are looked at: a word
 * is found in them by the same rule as everywhere, and counting them costs nothing more.
 */
export async function arrangeOwnCards(
  context: Context,
  viewer: Viewer,
  { first, after, last, before, ...wanted }: Wanted & PageArgs,
): Promise<CountedPage<Card>> {
  const { orderBy } = wanted;
  const asked = { first, after, last, before };
  if (orderBy === 'NEWEST' && !isNarrowed(wanted)) return listOwnCards(context, viewer, asked);
  const { size, place, isBackwards } = readStart(asked, (cursor, argument) =>
    fromCursor(cursor, (text) => readPlace(orderBy, text), argument),
  );
  const fitting = (await readAll(context, viewer, orderBy === 'VIEWS'))
    .filter(({ card }) => fits(card, wanted))
    .map((placed) => ({ card: placed.card, place: toPlace(orderBy, placed) }))
    .sort((a, b) => compare(a.place, b.place));
  if (isBackwards) fitting.reverse();
  const sign = isBackwards ? -1 : 1;
  const rest = place ? fitting.filter((card) => sign * compare(card.place, place) > 0) : fitting;
  const cursor = ({ place }: { place: Place }) => toCursor(JSON.stringify([orderBy, ...place]));
  const page = toPage(rest.slice(0, size + 1), asked, { cursor, node: ({ card }) => card });
  return { ...page, count: async () => fitting.length };
}

function isNarrowed({ query, type, visibility, tag, updatedSince }: Wanted): boolean {
  return Boolean(query.trim() || type || visibility || tag || updatedSince);
}

async function readAll({ db }: Pick<Context, 'db'>, viewer: Viewer, hasViews: boolean): Promise<Placed[]> {
  const views = hasViews ? sumViews('c.id') : '0';
  const text = `SELECT row_to_json(c.*) AS card, ${views} AS views FROM cards c WHERE c.owner_id = $1`;
  const rows = await queryRows<{ card: Record<string, unknown>; views: number }>(db, text, [viewer.id]);
  return rows.map(({ card, views: count }) => ({ card: toEntity(db, Card, card), views: count }));
}

function fits({ data, visibility, changedAt }: Card, wanted: Wanted): boolean {
  if (wanted.updatedSince && changedAt && changedAt < wanted.updatedSince) return false;
  if (wanted.visibility && visibility !== wanted.visibility) return false;
  if (wanted.type && data.type !== wanted.type) return false;
  const tag = wanted.tag?.trim().toLowerCase();
  if (tag && !data.tags.some((one) => one.toLowerCase() === tag)) return false;
  if (!wanted.query.trim()) return true;
  const { name, role, company, tagline } = cardPreview(data, (phone) => phone);
  const texts = [displayTitle(data), name, role, company, tagline, ...translatedTexts(data), ...data.tags];
  return hasSearchWords(searchText(texts), wanted.query);
}

function toPlace(orderBy: CardOrder, placed: Placed): Place {
  return [KEYS[orderBy](placed), placed.card.createdAt.getTime(), placed.card.id];
}

function compare([keyA, createdA, idA]: Place, [keyB, createdB, idB]: Place): number {
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  if (createdA !== createdB) return createdB - createdA;
  return idA === idB ? 0 : idA > idB ? -1 : 1;
}

/** Null for a cursor of another order. */
function readPlace(orderBy: CardOrder, text: string): Place | null {
  const [order, key, createdAtMs, id] = readTuple(text);
  const isKey = typeof key === (orderBy === 'TITLE' ? 'string' : 'number');
  if (order !== orderBy || !isKey || typeof createdAtMs !== 'number' || typeof id !== 'string') return null;
  return [key as number | string, createdAtMs, id];
}
