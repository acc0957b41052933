import type { DataSource } from 'typeorm';
import type { FunnelSubject } from '../exchange/index.ts';

/** Deals of one card and campaign that were opened in the days, and how many of them are won by now. */
export interface DealCount {
  cardId: string;
  campaign: string | null;
  deals: number;
  won: number;
}

/** Counts the deals that began with what a visitor left on a card. */
export function countDealsOfCards(
  db: DataSource,
  { ownerId, cardId, from, to, timeZone }: FunnelSubject,
): Promise<DealCount[]> {
  return db.query(
    `SELECT card_id AS "cardId", campaign, count(*)::int AS deals, (count(*) FILTER (WHERE stage = 'WON'))::int AS won
       FROM deals
      WHERE owner_id = $1 AND card_id IS NOT NULL AND ($2::uuid IS NULL OR card_id = $2)
        AND created_at >= $3::date::timestamp AT TIME ZONE $5 AND created_at < ($4::date + 1)::timestamp AT TIME ZONE $5
      GROUP BY card_id, campaign`,
    [ownerId, cardId, from, to, timeZone],
  );
}
