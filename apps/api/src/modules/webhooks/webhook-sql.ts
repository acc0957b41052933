import { type WebhookEvent, webhookFilter } from '@tessera/domain';
import { addJobSql } from '../../infra/jobs.ts';

// SQL on the webhooks' tables for statements that cause an event. Arguments are SQL expressions with their aliases, never values.

/** Mail goes first: a receiver may take its time. */
export const WEBHOOK_PRIORITY = 5;

/** True while any webhook of anybody wants to hear of the event, else null: one look at an index. */
export function isHeard(event: WebhookEvent): string {
  return `(SELECT true FROM webhooks a WHERE a.disabled_at IS NULL AND '${event}' = ANY (a.events) LIMIT 1)`;
}

/** Writes a delivery for each webhook of `ownerId` that wants to hear of the event, for each row of `from`; gives whose. */
export function insertDeliveries(options: {
  event: WebhookEvent;
  data: string;
  ownerId: string;
  from: string;
  condition?: string;
}): string {
  const { event, data, ownerId, from, condition = 'true' } = options;
  return `INSERT INTO webhook_deliveries (id, webhook_id, event, data)
    SELECT gen_random_uuid(), w.id, '${event}', ${data}
      FROM ${from} JOIN webhooks w ON w.owner_id = ${ownerId} AND w.disabled_at IS NULL AND '${event}' = ANY (w.events)
     WHERE ${condition} AND ${passesFilter(event, data)}
    RETURNING webhook_id`;
}

/** Whether what happened is within what the webhook is limited to. What has neither a card nor tags is not limited. */
function passesFilter(event: WebhookEvent, data: string): string {
  const filter = webhookFilter(event);
  if (!filter) return 'true';
  const path = `'{${filter.path.join(',')}}'`;
  if (filter.by === 'cards') return `(w.card_ids = '{}' OR (${data} #>> ${path})::uuid = ANY (w.card_ids))`;
  return `(w.tags = '{}' OR EXISTS (SELECT 1 FROM json_array_elements_text(${data} #> ${path}) one (tag),
    unnest(w.tags) wanted WHERE lower(one.tag) = lower(wanted)))`;
}

/** Has the deliveries sent that a part of the statement has written; how many webhooks they are for. */
export function countQueued(deliveries: string): string {
  const job = addJobSql('sendEvents', "json_build_object('webhookId', webhook_id)", { priority: WEBHOOK_PRIORITY });
  return `(SELECT count(${job}) FROM (SELECT DISTINCT webhook_id FROM ${deliveries}) heard)`;
}
