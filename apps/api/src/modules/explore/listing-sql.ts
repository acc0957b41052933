/** SQL, a common table expression `written`: the cards of that query, also searched by the categories that were chosen for them. */
export function addChosenWords(from: string): string {
  return `written AS (SELECT w."cardId", "createdAt", "ownerId", "ownerName", "ownerPath", title, category, badge, keywords, theme,
      path, preview, "categoryKey", w.search || coalesce(chosen.search, '') AS search
    FROM ${from} w LEFT JOIN LATERAL (SELECT string_agg(l.search, '' ORDER BY l.position) AS search FROM listings l
      WHERE l.card_id = w."cardId" AND l.position > 0 AND l.category_key <> w."categoryKey") chosen ON true)`;
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

/** SQL: whether the card is listed under the category in small letters. */
export function isListed(cardId: string, categoryKey: string): string {
  return `EXISTS (SELECT FROM listings l WHERE l.card_id = ${cardId} AND l.category_key = ${categoryKey} AND l.is_active)`;
}
