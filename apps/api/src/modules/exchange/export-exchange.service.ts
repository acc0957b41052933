import type { DataSource } from 'typeorm';
import { CardSql } from '../cards/index.ts';

/** What visitors left on the person's cards, and what their cards ask for; for the person's own archive. */
export async function exchangeFacts(db: DataSource, ownerId: string): Promise<object> {
  const forms = await db.query<object[]>(
    `SELECT f.card_id AS "cardId", f.is_on AS "isOn", f.rules FROM exchange_forms f
      WHERE f.card_id IN (${CardSql.selectOwnCards('$1')}) ORDER BY f.card_id`,
    [ownerId],
  );
  const entries = await db.query<object[]>(
    `SELECT name, email, phone, company, role, note, card_id AS "cardId", channel, consent_text AS consent,
            consented_at AS "consentedAt", created_at AS "createdAt", updated_at AS "updatedAt"
       FROM exchange_entries WHERE owner_id = $1 ORDER BY created_at, id`,
    [ownerId],
  );
  return { forms, entries };
}
