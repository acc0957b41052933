import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { once } from '../../kernel/once.ts';
import { queryRows, toEntity } from '../../kernel/rows.ts';
import { User, Users } from '../identity/index.ts';
import { Card } from './card.entity.ts';
import { selectOpeningShares, whereOpen, wherePublic } from './card-sql.ts';

/**
 * SQL: the shares of a card that open it to viewer $2 or to the token with hash $3: made by its owner, neither revoked
 * nor expired, and meant for them, for a group they are in, or for anyone who has the token.
 */
const openingShares = (cardId: string) => `
  SELECT s.id, s.mark FROM (${selectOpeningShares(cardId, { userId: '$2', tokenHash: '$3' })}) s
    JOIN cards opened ON opened.id = ${cardId} AND opened.owner_id = s.sender_id`;
const OPENING_SHARES = once(() => openingShares('$1'));

/**
 * Card $1 where viewer $2, or who holds the token with hash $3, may see it; of another's card with its owner. Whether a
 * share opens it is looked up for every card that isn't the viewer's own, so that the time tells nothing.
 */
const VISIBLE_CARD = once(
  () => `
  WITH own AS MATERIALIZED (SELECT c.* FROM cards c WHERE c.id = $1 AND c.owner_id = $2),
  access AS MATERIALIZED (SELECT EXISTS (${OPENING_SHARES()}) AS is_open WHERE NOT EXISTS (SELECT 1 FROM own))
  SELECT row_to_json(own.*) AS card, NULL::json AS owner FROM own
  UNION ALL
  SELECT row_to_json(c.*), ${Users.userJson('c.owner_id')} FROM access, cards c
   WHERE c.id = $1 AND (${whereOpen('c')} OR access.is_open)`,
);

interface VisibleRow {
  card: Record<string, unknown>;
  owner: Record<string, unknown> | null;
}

/** With loaders, the owner who comes with the card is not asked for again. */
export type CardReader = Pick<Services, 'db'> & Partial<Pick<Context, 'loaders'>>;

/** The card, if the viewer or who holds the token may see it: one statement, whatever the reason for a null. */
export async function findVisibleCard(
  { db, loaders }: CardReader,
  viewer: Viewer | null,
  { id, token }: { id: string; token?: string | null },
): Promise<Card | null> {
  if (!isUuid(id)) return null;
  const values = [id, viewer?.id ?? null, hashToken(token)];
  const [row] = await queryRows<VisibleRow>(db, VISIBLE_CARD(), values);
  if (!row) return null;
  if (row.owner) loaders?.user.prime(String(row.owner.id), toEntity(db, User, row.owner));
  return toEntity(db, Card, row.card);
}

/** $1 cards, $2 viewer, $3 none: those of them that the viewer may see, each with its owner. */
const VISIBLE_CARDS = once(
  () => `
  SELECT row_to_json(c.*) AS card, ${Users.userJson('c.owner_id')} AS owner FROM cards c WHERE c.id = ANY ($1::uuid[])
    AND (${whereOpen('c')} OR c.owner_id = $2 OR EXISTS (${openingShares('c.id')}))`,
);

const visibleCards = new WeakMap<Context, DataLoader<string, Card | null>>();

/** The card if the viewer may see it: for lists, whose cards are looked up together. */
export function loadVisibleCard(context: Context, id: string): Promise<Card | null> {
  const known = visibleCards.get(context) ?? new DataLoader((ids: readonly string[]) => findVisibleCards(context, ids));
  visibleCards.set(context, known);
  return known.load(id);
}

async function findVisibleCards({ db, viewer, loaders }: Context, ids: readonly string[]): Promise<(Card | null)[]> {
  const values = [ids, viewer?.id ?? null, null];
  const rows = await queryRows<VisibleRow>(db, VISIBLE_CARDS(), values);
  const found = new Map(rows.map(({ card }) => [card.id, toEntity(db, Card, card)]));
  for (const { owner } of rows) if (owner) loaders.user.prime(String(owner.id), toEntity(db, User, owner));
  return ids.map((id) => found.get(id) ?? null);
}

/** The ids of the shares by which the card came to the viewer or the holder of the token, the latest first. */
export async function findOpeningShares(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer | null,
  { id, token }: { id: string; token?: string | null },
): Promise<{ id: string; mark: string }[]> {
  return db.query<{ id: string; mark: string }[]>(`${OPENING_SHARES()} ORDER BY s.created_at DESC, s.id DESC`, [
    id,
    viewer?.id ?? null,
    hashToken(token),
  ]);
}

/** The cards of a person that directory and profile show. */
export function findPublicCards(tx: EntityManager, ownerId: string): Promise<Card[]> {
  return tx.createQueryBuilder(Card, 'card').where({ ownerId }).andWhere(wherePublic('card')).getMany();
}

/** What is kept of a token. */
export function hashToken(token: string | null | undefined): Buffer | null {
  return token ? createHash('sha256').update(token).digest() : null;
}

/** The addresses of all linked pictures on cards, each with an owner of such a card. */
export async function listPictureLinks(tx: EntityManager): Promise<{ link: string; ownerId: string }[]> {
  return tx.query<{ link: string; ownerId: string }[]>(
    `SELECT shown.link, c.owner_id AS "ownerId" FROM cards c, LATERAL (VALUES
       (c.data->>'logoUrl'), (c.data#>>'{extra,company,companyLogo}'), (c.data#>>'{extra,personal,photoUrl}'),
       (c.data#>>'{design,coverUrl}'), (c.data#>>'{design,darkLogoUrl}')) AS shown (link)
      WHERE shown.link ~ '^https?://'
     UNION SELECT work->>'imageUrl', c.owner_id FROM cards c, jsonb_array_elements(coalesce(c.data#>'{extra,works}', '[]')) AS work
      WHERE work->>'imageUrl' ~ '^https?://'
     UNION SELECT shown.link #>> '{}', c.owner_id
       FROM cards c, jsonb_path_query(c.data, '$.blocks[*].**.imageUrl') AS shown (link)
      WHERE shown.link #>> '{}' ~ '^https?://'`,
  );
}
