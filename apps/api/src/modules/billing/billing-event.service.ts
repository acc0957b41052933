import type { EntityManager } from 'typeorm';

/** Whether a report of the payment provider has not been worked in yet; notes that it is now. */
export async function takeOnce(tx: EntityManager, eventId: string): Promise<boolean> {
  const fresh = await tx.query<{ id: string }[]>(
    'INSERT INTO billing_events (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
    [eventId],
  );
  return fresh.length > 0;
}
