import { createHash } from 'node:crypto';
import type { Services, Viewer } from '../../composition/context.ts';
import { isUuid } from '../../platform/page.ts';
import { Card } from './card.entity.ts';

/**
 * The shares of card $1 that open it to viewer $2 or to the token with hash $3: made by its owner, neither revoked nor
 * expired, and meant for them, for a group they are in, or for whoever holds the token.
 */
const OPENING_SHARES = `
  SELECT s.id FROM shares s JOIN cards c ON c.id = s.card_id AND c.owner_id = s.sender_id
   WHERE s.card_id = $1 AND s.revoked_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > now())
     AND (s.token_hash = $3
      OR EXISTS (SELECT 1 FROM share_recipients r WHERE r.share_id = s.id AND r.user_id = $2)
      OR EXISTS (SELECT 1 FROM group_members m WHERE m.group_id = s.group_id AND m.user_id = $2))`;

/** The card if the viewer, or whoever holds the token, may see it. One statement whatever the reason for a null. */
export async function findVisibleCard(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer | null,
  { id, token }: { id: string; token?: string | null },
): Promise<Card | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.query<{ id: string }[]>(
    `WITH access AS MATERIALIZED (SELECT EXISTS (${OPENING_SHARES}) AS is_open)
     SELECT c.id FROM cards c, access
      WHERE c.id = $1 AND (c.visibility <> 'PRIVATE' OR c.owner_id = $2 OR access.is_open)`,
    [id, viewer?.id ?? null, hashToken(token)],
  );
  return row ? db.manager.findOneBy(Card, { id }) : null;
}

/** The ids of the shares by which the card came to the viewer or the holder of the token, the latest first. */
export async function findOpeningShares(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer | null,
  { id, token }: { id: string; token?: string | null },
): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(`${OPENING_SHARES} ORDER BY s.created_at DESC, s.id DESC`, [
    id,
    viewer?.id ?? null,
    hashToken(token),
  ]);
  return rows.map((row) => row.id);
}

/** What is kept of a token. */
export function hashToken(token: string | null | undefined): Buffer | null {
  return token ? createHash('sha256').update(token).digest() : null;
}
