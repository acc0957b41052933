import type { DataSource } from 'typeorm';

/** Whose leads or deals, of which card (null: of all) and of which days of a zone. */
export interface FunnelSubject {
  ownerId: string;
  cardId: string | null;
  from: string;
  to: string;
  timeZone: string;
}

/** How many visitors left details that are still there, by their campaign's key. */
export function countLeadsByCampaign(
  db: DataSource,
  { ownerId, cardId, from, to, timeZone }: FunnelSubject,
): Promise<{ campaign: string; leads: number }[]> {
  return db.query(
    `SELECT campaign, count(*)::int AS leads FROM exchange_entries
      WHERE owner_id = $1 AND ($2::uuid IS NULL OR card_id = $2) AND campaign IS NOT NULL
        AND created_at >= $3::date::timestamp AT TIME ZONE $5 AND created_at < ($4::date + 1)::timestamp AT TIME ZONE $5
      GROUP BY campaign`,
    [ownerId, cardId, from, to, timeZone],
  );
}
