import {
  AppError,
  categoryKey,
  checkCategories,
  isPublicCard,
  LISTING_LIMITS,
  readOwnCategory,
  searchText,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource, EntityManager } from 'typeorm';
import { announcePublicChange } from '../../infra/response-cache.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Card, lockOwner } from '../cards/index.ts';
import { assertIncluded } from '../plans/index.ts';
import { listCards } from './directory.service.ts';
import { ListingRow } from './listing.entity.ts';
import type { FeatureListingInput, SetListingsInput } from './listing.inputs.ts';
import type { Listing } from './listing.types.ts';
import { assertListingLimit, toMonthSql } from './listing-limit.service.ts';

const DAY_MS = 86_400_000;

/**
 * Lists a card of the viewer under these categories besides its own. BAD_USER_INPUT on `categories`; NOT_FOUND for others'
 * cards; PLAN_LIMIT when there are more than before, and more than the plan includes.
 */
export async function setListings(context: Context, viewer: Viewer, input: SetListingsInput): Promise<Card> {
  const saved = await inTransaction(context.db, async (tx) => {
    const card = await lockOwnCard(tx, viewer, input.cardId);
    const { categories, errors } = checkCategories(readOwnCategory(card.data), input.categories);
    const [problem] = Object.values(errors);
    if (problem) throw new AppError('BAD_USER_INPUT', problem, errors);
    const countBefore = await replaceCategories(tx, card, categories);
    if (!isPublicCard(card)) return card;
    await listCards(tx, [card], await lockOwner(tx, viewer.id));
    if (categories.length > countBefore) await assertListingLimit(context, tx, card);
    return card;
  });
  await announcePublicChange(context);
  return saved;
}

/** Those that stay keep what they are featured for. Gives how many there were. */
async function replaceCategories(tx: EntityManager, card: Card, categories: readonly string[]): Promise<number> {
  const [chosen] = await tx.query<[Pick<ListingRow, 'categoryKey' | 'featuredAt' | 'featuredUntil'>[], number]>(
    `DELETE FROM listings WHERE card_id = $1 AND position > 0
     RETURNING category_key AS "categoryKey", featured_at AS "featuredAt", featured_until AS "featuredUntil"`,
    [card.id],
  );
  const known = new Map(chosen.map((row) => [row.categoryKey, row]));
  await tx.insert(
    ListingRow,
    categories.map((category, index) => {
      const { featuredAt = null, featuredUntil = null } = known.get(categoryKey(category)) ?? {};
      const key = { cardId: card.id, position: index + 1, category, categoryKey: categoryKey(category) };
      const search = searchText([category]);
      const isActive = isPublicCard(card);
      return { ...key, search, isActive, createdAt: card.createdAt, featuredAt, featuredUntil };
    }),
  );
  return chosen.length;
}

/**
 * Features a listing for seven days. NOT_FOUND for others' cards and for categories under which the card isn't shown;
 * CONFLICT while the listing is featured; PLAN_LIMIT after as many as the plan includes in a month.
 */
export async function featureListing(
  context: Context,
  viewer: Viewer,
  { input, now = new Date() }: { input: FeatureListingInput; now?: Date },
): Promise<Card> {
  const featured = await inTransaction(context.db, async (tx) => {
    const card = await lockOwnCard(tx, viewer, input.cardId);
    const listing = await tx.findOneBy(ListingRow, {
      ...{ cardId: card.id, categoryKey: categoryKey(input.category), isActive: true },
    });
    if (!listing) throw notListed(card);
    if (listing.featuredUntil && listing.featuredUntil > now)
      throw new AppError('CONFLICT', msg('This listing is already featured.'), 'category');
    const count = await countFeaturing(tx, viewer.id, now);
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'featuredListingsPerMonth', count });
    await putFirst(tx, listing, now);
    return card;
  });
  await announcePublicChange(context);
  return featured;
}

/** Features the listing under the card's own category, as its owner would, without asking what their plan includes. */
export async function featureOwnCategory(tx: EntityManager, card: Card, now = new Date()): Promise<void> {
  await countFeaturing(tx, card.ownerId, now);
  await putFirst(tx, { cardId: card.id, position: 0 }, now);
}

async function putFirst(
  tx: EntityManager,
  { cardId, position }: Pick<ListingRow, 'cardId' | 'position'>,
  now: Date,
): Promise<void> {
  const featuredUntil = new Date(now.getTime() + LISTING_LIMITS.featuredDays * DAY_MS);
  await tx.update(ListingRow, { cardId, position }, { featuredAt: now, featuredUntil });
}

/** Counts a listing that is featured in this calendar month (UTC); gives how many there were before. */
async function countFeaturing(tx: EntityManager, ownerId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `INSERT INTO featured_months (owner_id, month, featured_count) VALUES ($1, ${toMonthSql('$2')}, 1)
     ON CONFLICT (owner_id, month) DO UPDATE SET featured_count = featured_months.featured_count + 1
     RETURNING featured_count - 1 AS count`,
    [ownerId, now],
  );
  return row?.count ?? 0;
}

async function lockOwnCard(tx: EntityManager, viewer: Viewer, id: string): Promise<Card> {
  const where = { id, ownerId: viewer.id };
  const card = isUuid(id) ? await tx.findOne(Card, { where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!card) throw new AppError('NOT_FOUND', msg('This card no longer exists.'), 'cardId');
  return card;
}

function notListed(card: Card): AppError {
  if (!isPublicCard(card))
    return new AppError('NOT_FOUND', msg('Only public cards are listed. Make this card public first.'), 'cardId');
  return new AppError('NOT_FOUND', msg('This card is not listed under that category.'), 'category');
}

/** The chosen categories of cards in their order; the card's own is no choice, it stands on the card. */
export async function loadListingRows(db: DataSource, cardIds: readonly string[]): Promise<ListingRow[][]> {
  const rows = await db.query<ListingRow[]>(
    `SELECT card_id AS "cardId", position, category, category_key AS "categoryKey", featured_until AS "featuredUntil"
       FROM listings WHERE card_id = ANY ($1::uuid[]) ORDER BY position`,
    [cardIds],
  );
  return cardIds.map((id) => rows.filter(({ cardId }) => cardId === id));
}

/** Where a card of the viewer is listed, its own category first. */
export function toListings(card: Card, rows: readonly ListingRow[], now = new Date()): Listing[] {
  const own = readOwnCategory(card.data);
  const isActive = isPublicCard(card);
  const find = (category: string) => rows.find((row) => row.categoryKey === categoryKey(category));
  const chosen = rows.filter(({ position, categoryKey: key }) => position > 0 && key !== categoryKey(own));
  const categories = [...(own ? [own] : []), ...chosen.map(({ category }) => category)];
  return categories.map((category) => {
    const until = find(category)?.featuredUntil ?? null;
    const featuredUntil = isActive && until && until > now ? until : null;
    return { category, isOwnCategory: category === own, isActive, featuredUntil };
  });
}
