import { AppError, WEBHOOK_LIMITS, type WebhookEvent } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { addJobSql } from '../../infra/jobs.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { ReplayWebhookDeliveriesInput } from './webhook.inputs.ts';
import { findWebhook } from './webhook.service.ts';
import type { WebhookReplay } from './webhook.types.ts';
import { assertMayHear } from './webhook-rights.service.ts';
import { countQueued, WEBHOOK_PRIORITY } from './webhook-sql.ts';

/** What nobody has tried yet is sent anyway, and examples are nobody's event. What waits for another try needn't wait for it. */
const TRIED = "NOT d.is_test AND (d.status <> 'pending' OR d.next_attempt_at IS NOT NULL)";
const MISSED = "d.status <> 'delivered'";

/**
 * Queues the deliveries of a span once more, the oldest event first. NOT_FOUND for others' webhooks; BAD_USER_INPUT for a
 * span that ends before it begins or has too many, and while the webhook is off.
 */
export async function replayDeliveries(
  context: Context,
  viewer: Viewer,
  { id, from, to, isFailedOnly }: ReplayWebhookDeliveriesInput,
): Promise<WebhookReplay> {
  await context.rateLimits.consume('webhookByViewer', viewer.id);
  const until = to ?? new Date();
  if (until <= from) throw wrong('to', msg('The end has to be after the start.'));
  const webhook = await findWebhook(context, viewer, id);
  if (!webhook) throw new AppError('NOT_FOUND', msg('This webhook no longer exists.'), 'id');
  if (webhook.disabledAt) throw wrong('id', msg('This webhook is off. Turn it on first.'));
  const span = `FROM webhook_deliveries d
    WHERE d.webhook_id = $1 AND d.created_at >= $2 AND d.created_at < $3 AND ${TRIED}${isFailedOnly ? ` AND ${MISSED}` : ''}`;
  return inTransaction(context.db, async (tx) => {
    const values = [webhook.id, from, until];
    const [found] = await tx.query<{ count: number; events: WebhookEvent[] }[]>(
      `SELECT count(*)::int AS count, coalesce(array_agg(DISTINCT d.event), '{}') AS events ${span}`,
      values,
    );
    const { count = 0, events = [] } = found ?? {};
    assertMayHear(viewer, events);
    if (count > WEBHOOK_LIMITS.replayed) {
      throw wrong(
        'from',
        msg('This period has {count} events. Choose one with at most {most}.', {
          count,
          most: WEBHOOK_LIMITS.replayed,
        }),
      );
    }
    await tx.query(sendMissed(span), values);
    if (!isFailedOnly) await tx.query(sendArrived(span), values);
    return { count };
  });
}

/** What never arrived waits as new events do, and is sent in their order. */
function sendMissed(span: string): string {
  return `WITH again AS (
      UPDATE webhook_deliveries SET status = 'pending', next_attempt_at = NULL
       WHERE id IN (SELECT d.id ${span} AND ${MISSED}) RETURNING webhook_id
    ) SELECT ${countQueued('again')}`;
}

/** What arrived stays delivered, whatever comes of it: a job each. Those of one time begin in the order in which they were added. */
function sendArrived(span: string): string {
  const payload = "json_build_object('deliveryId', r.id, 'isReplay', true)";
  const job = addJobSql('deliverWebhook', payload, { priority: WEBHOOK_PRIORITY });
  return `SELECT count(${job}) FROM (
      SELECT d.id ${span} AND d.status = 'delivered' ORDER BY d.created_at, d.id OFFSET 0) r`;
}

function wrong(field: string, message: Message): AppError {
  return new AppError('BAD_USER_INPUT', message, field);
}
