/** An index row of PostgreSQL takes 2,704 bytes and no more. */
const MAX_SEARCH_BYTES = 2500;
const MAX_BYTES_PER_CHAR = 4;

/** SQL: a category in small letters as `card_search` has it. Eight bytes, so that ten of them fit into an index row. */
export function hashCategory(categoryKey: string): string {
  return `hashtextextended(${categoryKey}, 0)`;
}

/**
 * SQL, common table expressions, of which `written` has the cards of that query, also searched by the categories that were
 * chosen for them, and with the hashes of all their categories.
 */
export function addChosenCategories(from: string): string {
  return `chosen AS (SELECT l.card_id, string_agg(l.search, '' ORDER BY l.position) AS search,
      array_agg(${hashCategory('l.category_key')}) AS categories
    FROM listings l JOIN ${from} w ON w."cardId" = l.card_id
   WHERE l.position > 0 AND l.category_key <> w."categoryKey" GROUP BY l.card_id),
  written AS (SELECT w."cardId", "createdAt", "ownerId", "ownerName", "ownerPath", title, category, badge, keywords, theme,
      path, preview, "allowContactDownloads", "categoryKey",
      CASE WHEN octet_length(text.search) > ${MAX_SEARCH_BYTES}
        THEN left(text.search, ${MAX_SEARCH_BYTES / MAX_BYTES_PER_CHAR}) ELSE text.search END AS search,
      CASE "categoryKey" WHEN '' THEN '{}' ELSE ARRAY[${hashCategory('"categoryKey"')}] END || chosen.categories AS categories
    FROM ${from} w LEFT JOIN chosen ON chosen.card_id = w."cardId",
      LATERAL (SELECT w.search || coalesce(chosen.search, '') AS search) text)`;
}

/**
 * SQL, common table expressions: brings the listings of the public cards in that query, with "cardId", "createdAt", category
 * and "categoryKey", in step with the category that stands on them, which is the first. A listing that was chosen under the
 * same category becomes the first, and stays featured. Each expression writes rows that the others leave alone.
 */
export function listOwnCategory(from: string): string {
  return `first_listed AS (
    INSERT INTO listings (card_id, position, category, category_key, is_active, created_at, featured_at, featured_until)
    SELECT w."cardId", 0, w.category, w."categoryKey", true, w."createdAt", chosen.featured_at, chosen.featured_until
      FROM ${from} w LEFT JOIN listings chosen
        ON chosen.card_id = w."cardId" AND chosen.category_key = w."categoryKey" AND chosen.position > 0
     WHERE w."categoryKey" <> ''
    ON CONFLICT (card_id, position) DO UPDATE SET category = excluded.category, category_key = excluded.category_key,
      is_active = true, featured_at = coalesce(excluded.featured_at, listings.featured_at),
      featured_until = coalesce(excluded.featured_until, listings.featured_until)
     WHERE listings.category <> excluded.category OR NOT listings.is_active OR excluded.featured_until IS NOT NULL),
  unlisted AS (
    DELETE FROM listings l USING ${from} w WHERE l.card_id = w."cardId"
      AND CASE l.position WHEN 0 THEN w."categoryKey" = '' ELSE l.category_key = w."categoryKey" END),
  listed_again AS (
    UPDATE listings l SET is_active = true FROM ${from} w
     WHERE l.card_id = w."cardId" AND l.position > 0 AND NOT l.is_active AND l.category_key <> w."categoryKey")`;
}
