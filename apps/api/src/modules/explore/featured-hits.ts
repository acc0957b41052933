import { LISTING_LIMITS } from '@tessera/domain';

interface Scope {
  /** The parameter of a category in small letters. */
  category: string | null;
  values: unknown[];
}

export interface FeaturedPage {
  /** The parameter of how many entries there are, featured ones included. */
  limit: string;
  /** How many featured cards stand first. */
  most: number;
  now: Date;
}

/**
 * The common table expressions of the first page of the directory or of a category: featured cards whose turn it is, then
 * all others by age. Featured cards stand in a ring, in the order in which they were featured, and each minute the next
 * ones have their turn: in as many minutes as there are featured cards, each is first equally often.
 */
export function featuredHits({ category, values }: Scope, { limit, most, now }: FeaturedPage): string {
  const turn = countTurns(now);
  const time = `$${values.push(now)}::timestamptz`;
  const begin = `$${values.push(turn * most)}::int`;
  return `featured AS (
      SELECT card_id AS id, created_at, count(*) OVER () AS cards,
        row_number() OVER (ORDER BY min(featured_at), card_id) - 1 AS place
       FROM listings WHERE featured_until > ${time} AND is_active ${category ? `AND category_key = ${category}` : ''}
      GROUP BY card_id, created_at),
    turns AS MATERIALIZED (SELECT id, created_at, (mod(mod(place - ${begin}, cards) + cards, cards))::int AS turn FROM featured
      ORDER BY 3 LIMIT ${most}),
    hit AS (SELECT id, created_at, turn FROM turns UNION ALL (SELECT card_id, created_at, NULL FROM ${listedIn(category)}
      AND card_id <> ALL (ARRAY(SELECT id FROM turns)) ORDER BY created_at DESC, card_id DESC
      LIMIT ${limit} - (SELECT count(*) FROM turns)))`;
}

/** Turns since 1970: the number of the minute. */
function countTurns(now: Date): number {
  return Math.floor(now.getTime() / 1000 / LISTING_LIMITS.featuredTurnSeconds);
}

function listedIn(category: string | null): string {
  return category ? `listings WHERE category_key = ${category} AND is_active` : 'card_search WHERE true';
}
