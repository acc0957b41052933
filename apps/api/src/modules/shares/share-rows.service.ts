import { type EntityManager, IsNull } from 'typeorm';
import { Share } from './share.entity.ts';

/** The share opens nothing from now on. Harmless when it had ended. */
export async function endShare(tx: EntityManager, id: string): Promise<void> {
  await tx.update(Share, { id, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
}

/** Share → the card that it is of. */
export async function findSharedCards(tx: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; card_id: string }[]>(
    'SELECT id, card_id FROM shares WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.card_id]));
}
