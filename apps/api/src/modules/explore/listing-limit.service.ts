import { ENTITLEMENTS, isPublicCard, planLimit, readOwnCategory } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import { type Card, CardSql, lockOwner } from '../cards/index.ts';
import { findPlan, pickPlan, selectPlans } from '../plans/index.ts';
import type { ListingUsage } from './listing.types.ts';

type Shown = Pick<Card, 'visibility' | 'data'>;

/** Whether a change of a card may have given it listings: it became public, or has a category now. */
function gainsListings(before: Shown | null, after: Shown): boolean {
  if (!isPublicCard(after)) return false;
  if (!before || !isPublicCard(before)) return true;
  return !readOwnCategory(before.data) && readOwnCategory(after.data) !== '';
}

/**
 * PLAN_LIMIT when the owner of a card has more active listings than the plan includes, and some of them are this card's.
 * Asked after a change that may have added some, so that what is over the limit already stays.
 */
export async function assertListingLimit(
  services: Pick<Services, 'env'>,
  tx: EntityManager,
  { id, ownerId }: Pick<Card, 'id' | 'ownerId'>,
): Promise<void> {
  const plan = await findPlan(services, tx, ownerId);
  const most = ENTITLEMENTS[plan].listings;
  if (most === null) return;
  // Two cards that are listed at once must not both take the last place.
  await lockOwner(tx, ownerId);
  const [row] = await tx.query<{ active: number; isListed: boolean }[]>(
    `SELECT ${countActive('$1')} AS active,
       EXISTS (SELECT FROM listings WHERE card_id = $2 AND is_active) AS "isListed"`,
    [ownerId, id],
  );
  if (row?.isListed && row.active > most) throw planLimit('listings', plan);
}

/** PLAN_LIMIT when a change by its owner gave the card listings beyond what the plan includes. */
export async function limitListings(
  tx: EntityManager,
  { card, before }: { card: Card; before: Shown | null | undefined },
  services: Pick<Services, 'env'>,
): Promise<void> {
  if (before !== undefined && gainsListings(before, card)) await assertListingLimit(services, tx, card);
}

/** What the person has of the listings that their plan includes. */
export async function findListingUsage(
  { db, env }: Pick<Services, 'db' | 'env'>,
  ownerId: string,
  now = new Date(),
): Promise<ListingUsage> {
  const [row] = await db.query(
    `SELECT ${countActive('$1::uuid')} AS active, ${selectPlans('$1::uuid')} AS plans,
       coalesce((SELECT featured_count FROM featured_months WHERE owner_id = $1 AND month = ${toMonthSql('$2')}), 0) AS featured`,
    [ownerId, now],
  );
  const { listings, featuredListingsPerMonth } = ENTITLEMENTS[pickPlan({ env }, row.plans)];
  return {
    active: row.active,
    activeLimit: listings,
    featuredThisMonth: row.featured,
    featuredLimit: featuredListingsPerMonth,
  };
}

/** SQL: the first day of the calendar month (UTC) of a time. */
export function toMonthSql(time: string): string {
  return `date_trunc('month', ${time}::timestamptz AT TIME ZONE 'UTC')::date`;
}

function countActive(ownerId: string): string {
  return `(SELECT count(*)::int FROM listings WHERE card_id IN (${CardSql.selectOwnCards(ownerId)}) AND is_active)`;
}
