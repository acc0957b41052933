import { isListed } from './listing-sql.ts';

/** What is searched for: SQL of conditions and of parameters. */
export interface Search {
  /** One condition a word, on `search`. */
  words: string;
  /** The parameter of a category in small letters. */
  category: string | null;
  /** The condition for what comes after the cursor; '' for the first page. */
  after: string;
}

interface Extent {
  /** SQL: how many hits are wanted. */
  limit: string | number;
  /** How many of the newest cards are looked through first. */
  newest: number;
}

/**
 * The common table expressions of a search in two phases, of which `hit` has the newest cards that match, in no order. The
 * newest cards are looked through one by one, which finds a common word at once. Where they make no page, the word is rare,
 * and the index of trigrams has few cards for it. The fence of OFFSET keeps the second phase from walking by age instead.
 */
export function searchHits({ words, category, after }: Search, { limit, newest }: Extent): string {
  const [table, text, scope] = category
    ? [
        'listings',
        '(SELECT s.search FROM card_search s WHERE s.card_id = listings.card_id)',
        `category_key = ${category} AND is_active`,
      ]
    : ['card_search', 'search', 'true'];
  return `recent AS MATERIALIZED (SELECT id, created_at, search FROM (
      SELECT card_id AS id, created_at, ${text} AS search FROM ${table} WHERE ${scope} ${after}
       ORDER BY created_at DESC, card_id DESC LIMIT ${newest}) newest WHERE ${words} LIMIT ${limit}),
    older AS MATERIALIZED (SELECT id, created_at, search FROM (
      SELECT card_id AS id, created_at, search FROM card_search
       WHERE (SELECT count(*) FROM recent) < ${limit} AND ${words} ${after}
         ${category ? `AND ${isListed('card_search.card_id', category)}` : ''} OFFSET 0) matching
       ORDER BY created_at DESC, id DESC LIMIT ${limit}),
    hit AS (SELECT * FROM recent WHERE (SELECT count(*) FROM recent) = ${limit} UNION ALL SELECT * FROM older)`;
}
