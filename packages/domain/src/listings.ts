import { msg } from '@tessera/texts';
import type { CardData } from './card-data.ts';
import type { FieldErrors } from './errors.ts';
import { CARD_LIMITS } from './limits.ts';
import { toLine } from './text.ts';

export const LISTING_LIMITS = {
  /** Categories of one card, its own included. */
  perCard: 10,
  featuredDays: 7,
  /** Featured cards on one page of Explore, whatever its size. */
  featuredPerPage: 3,
  /** Of so many entries of a page at most one is featured: 3 of 24. */
  entriesPerFeatured: 8,
  /** How long the same featured cards stand first before it is the next ones' turn. */
  featuredTurnSeconds: 60,
} as const;

/** By what categories are compared: their case does not matter. */
export function categoryKey(category: string): string {
  return category.trim().toLowerCase();
}

/** The category that stands on the card itself, which is its first listing; '' without. */
export function readOwnCategory({ extra }: Pick<CardData, 'extra'>): string {
  return extra.company.category.trim();
}

/**
 * The categories under which a card is listed besides its own, each once and without the card's own, or what is wrong
 * with them under `categories`.
 */
export function checkCategories(own: string, raw: readonly string[]): { categories: string[]; errors: FieldErrors } {
  const byKey = new Map(raw.map((each) => [categoryKey(toLine(each)), toLine(each)]));
  byKey.delete('');
  byKey.delete(categoryKey(own));
  const categories = [...byKey.values()];
  const errors: FieldErrors = {};
  if (categories.some(({ length }) => length > CARD_LIMITS.category))
    errors.categories = msg('Use up to {category} characters for a category.', { category: CARD_LIMITS.category });
  const most = LISTING_LIMITS.perCard - (own ? 1 : 0);
  if (categories.length > most)
    errors.categories = msg('A card is listed under {perCard} categories at most.', {
      perCard: LISTING_LIMITS.perCard,
    });
  return { categories, errors };
}

/** How many featured cards stand first on a page of that size: 3 on one of 24. */
export function countFeatured(pageSize: number): number {
  const { entriesPerFeatured, featuredPerPage } = LISTING_LIMITS;
  return Math.min(featuredPerPage, Math.floor(pageSize / entriesPerFeatured));
}
