import { AppError, QUOTAS } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { toEntity } from '../../kernel/rows.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Card } from './card.entity.ts';
import { lockOwner } from './slug.service.ts';

/**
 * Puts cards of the viewer in this order and gives them. Placed cards that aren't named come after them, in the order
 * they had; cards that were never placed stay without a place. BAD_USER_INPUT for none, too many, or one that is named
 * twice; NOT_FOUND for cards of others.
 */
export function reorderCards({ db }: Pick<Context, 'db'>, viewer: Viewer, cardIds: string[]): Promise<Card[]> {
  if (cardIds.length === 0 || cardIds.length > QUOTAS.cards)
    throw wrong(msg('Choose 1 to {most} cards.', { most: QUOTAS.cards }));
  if (new Set(cardIds).size < cardIds.length) throw wrong(msg('Choose each card once.'));
  if (!cardIds.every(isUuid)) throw notTheirs();
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, viewer.id);
    const rows = await tx.query<{ card: Record<string, unknown> }[]>(ORDER_CARDS, [viewer.id, cardIds]);
    if (rows.length < cardIds.length) throw notTheirs();
    return rows.map(({ card }) => toEntity(db, Card, card));
  });
}

/** $1 owner, $2 the ids in their order. */
const ORDER_CARDS = `
  WITH ranked AS (
    SELECT id, row_number() OVER (ORDER BY array_position($2::uuid[], id), position, id) AS place FROM cards
     WHERE owner_id = $1 AND (id = ANY ($2::uuid[]) OR position IS NOT NULL)),
  placed AS (
    UPDATE cards c SET position = ranked.place FROM ranked WHERE c.id = ranked.id
    RETURNING c.id, c.position, row_to_json(c.*) AS card)
  SELECT card FROM placed WHERE id = ANY ($2::uuid[]) ORDER BY position`;

function wrong(text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, 'cardIds');
}

function notTheirs(): AppError {
  return new AppError('NOT_FOUND', msg('One of these cards no longer exists.'), 'cardIds');
}
