import type { WebhookEvent } from '@tessera/domain';
import { addJobSql } from '../../platform/jobs.ts';

// SQL on the webhooks' tables for statements that cause an event. Arguments are SQL expressions with their aliases, never values.

/** Mail goes first: a receiver may take its time. */
export const WEBHOOK_PRIORITY = 5;

/** True while any webhook of anybody wants to hear of the event, else null: one look at an index. */
export function isHeard(event: WebhookEvent): string {
  return `(SELECT true FROM webhooks a WHERE a.disabled_at IS NULL AND '${event}' = ANY (a.events) LIMIT 1)`;
}

/** Writes a delivery for each webhook of `ownerId` that wants to hear of the event, for each row of `from`; gives ids. */
export function insertDeliveries(options: {
  event: string;
  data: string;
  ownerId: string;
  from: string;
  condition?: string;
}): string {
  const { event, data, ownerId, from, condition = 'true' } = options;
  return `INSERT INTO webhook_deliveries (id, webhook_id, event, data)
    SELECT gen_random_uuid(), w.id, ${event}, ${data}
      FROM ${from} JOIN webhooks w ON w.owner_id = ${ownerId} AND w.disabled_at IS NULL AND ${event} = ANY (w.events)
     WHERE ${condition}
    RETURNING id`;
}

/** Queues the deliveries that a part of the statement has written; how many. */
export function countQueued(deliveries: string): string {
  const job = addJobSql('deliverWebhook', "json_build_object('deliveryId', id)", { priority: WEBHOOK_PRIORITY });
  return `(SELECT count(${job}) FROM ${deliveries})`;
}
