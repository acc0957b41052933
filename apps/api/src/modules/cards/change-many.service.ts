import type { CardData } from '@tessera/domain';
import { QUOTAS } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { emit } from '../../kernel/events.ts';
import type { Card } from './card.entity.ts';

export interface DataChange {
  card: Card;
  data: CardData;
}

/**
 * Writes new data into cards that are locked, and keeps what they said before: hundreds in a few statements. Their titles
 * stay, and with them their addresses.
 */
export async function saveDataOfMany(tx: EntityManager, changes: readonly DataChange[]): Promise<Card[]> {
  const ids = changes.map(({ card }) => card.id);
  await tx.query(
    `INSERT INTO card_versions (card_id, version, data, saved_at)
     SELECT id, version, data, updated_at FROM cards WHERE id = ANY ($1::uuid[])`,
    [ids],
  );
  await tx.query(
    `DELETE FROM card_versions v USING cards c
      WHERE c.id = v.card_id AND c.id = ANY ($1::uuid[]) AND v.version <= c.version - $2::int`,
    [ids, QUOTAS.cardVersions],
  );
  const updatedAt = new Date();
  await tx.query(
    `UPDATE cards c SET data = changed.data, version = c.version + 1, updated_at = $2
       FROM jsonb_to_recordset($1::jsonb) AS changed (id uuid, data jsonb) WHERE c.id = changed.id`,
    [JSON.stringify(changes.map(({ card, data }) => ({ id: card.id, data }))), updatedAt],
  );
  const saved = changes.map(({ card, data }) => Object.assign(card, { data, version: card.version + 1, updatedAt }));
  await emit(tx, 'cards.written', { cards: saved, owner: null, wasPublic: false });
  return saved;
}
