import { type EntityManager, IsNull } from 'typeorm';
import { Share } from './share.entity.ts';
import { isLive } from './share-sql.ts';

/** The share opens nothing from now on. Harmless when it had ended. */
export async function endShare(tx: EntityManager, id: string): Promise<void> {
  await tx.update(Share, { id, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
}

/** Share → the card that it is of, while the share is live. */
export async function findSharedCards(tx: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; card_id: string }[]>(
    `SELECT s.id, s.card_id FROM shares s WHERE s.id = ANY ($1::uuid[]) AND ${isLive('s')}`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.card_id]));
}
