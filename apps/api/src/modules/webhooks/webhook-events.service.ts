import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import type { Listeners } from '../../kernel/events.ts';
import type { WebhookNews, WebhookTellers } from '../../kernel/webhook-news.ts';
import { countQueued, insertDeliveries } from './webhook-sql.ts';

/** Listeners that write the deliveries, in the transaction of what happened. */
export function listenForWebhooks(tellers: WebhookTellers): Listeners {
  return Object.fromEntries(
    Object.entries(tellers as Record<string, (told: never, services: Services) => WebhookNews>).map(([name, tell]) => [
      name,
      (tx: EntityManager, told: never, services: Services) => enqueue(tx, tell(told, services)),
    ]),
  );
}

/** Writes a delivery and its job for each webhook that wants to hear of it. */
async function enqueue(tx: EntityManager, { event, ownerId, data }: WebhookNews): Promise<void> {
  if (data.length === 0) return;
  // Nearly always there is nobody to tell, and then nothing is written out.
  const hearing = await tx.query<unknown[]>(
    'SELECT 1 FROM webhooks WHERE owner_id = $1 AND disabled_at IS NULL AND $2 = ANY (events) LIMIT 1',
    [ownerId, event],
  );
  if (hearing.length === 0) return;
  const deliveries = insertDeliveries({
    event,
    data: 'd.value',
    ownerId: '$1',
    from: 'json_array_elements($2::json) d',
  });
  await tx.query(`WITH deliveries AS (${deliveries}) SELECT ${countQueued('deliveries')}`, [
    ownerId,
    JSON.stringify(data),
  ]);
}
