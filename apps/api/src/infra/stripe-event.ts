import type { EntityManager } from 'typeorm';

/** Notes that a report of the payment provider is worked in; false when it was before. */
export async function claimEvent(tx: EntityManager, eventId: string): Promise<boolean> {
  const fresh = await tx.query<{ id: string }[]>(
    'INSERT INTO billing_events (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
    [eventId],
  );
  return fresh.length > 0;
}
