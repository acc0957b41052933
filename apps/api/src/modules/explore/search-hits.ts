/** What is searched for: SQL of conditions. */
export interface Search {
  /** On `search`, one for each word, and on `categories`. */
  matches: string;
  /** What comes after the cursor; '' for the first page. */
  after: string;
  /** Each word has so many patterns that only the index finds them fast. */
  isClose: boolean;
}

interface Extent {
  /** SQL: how many hits are wanted. */
  limit: string | number;
  /** How many of the newest cards are looked through first. */
  newest: number;
}

/**
 * The common table expressions of a search in two phases, of which `hit` has the newest cards that match, in no order. The
 * newest cards are looked through one by one, which finds a common word at once. Where they make no page, few cards match, and
 * the index of categories and trigrams finds them. The fence of OFFSET keeps the second phase from walking by age instead.
 */
export function searchHits({ matches, after, isClose }: Search, { limit, newest }: Extent): string {
  return `recent AS MATERIALIZED (SELECT id, created_at, search FROM (
      SELECT card_id AS id, created_at, search, categories FROM card_search WHERE true ${after}
       ORDER BY created_at DESC, card_id DESC LIMIT ${isClose ? 0 : newest}) newest WHERE ${matches} LIMIT ${limit}),
    older AS MATERIALIZED (SELECT id, created_at, search FROM (
      SELECT card_id AS id, created_at, search FROM card_search
       WHERE (SELECT count(*) FROM recent) < ${limit} AND ${matches} ${after} OFFSET 0) matching
       ORDER BY created_at DESC, id DESC LIMIT ${limit}),
    hit AS (SELECT * FROM recent WHERE (SELECT count(*) FROM recent) = ${limit} UNION ALL SELECT * FROM older)`;
}
