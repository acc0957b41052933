import { AppError, WEBHOOK_EVENTS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { onMissing } from '../../kernel/duplicates.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import { type CountedPage, isUuid } from '../../kernel/lists/page.ts';
import type { JobPayloads } from '../../kernel/module.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { recordAttempt, switchOff } from './record-attempt.service.ts';
import { sendDelivery } from './send-delivery.service.ts';
import { Webhook } from './webhook.entity.ts';
import type { TestWebhookInput } from './webhook.inputs.ts';
import { findWebhook } from './webhook.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { WebhookDeliveryOrder } from './webhook-delivery.inputs.ts';
import { assertMayHear, findObstacle, listHeard } from './webhook-rights.service.ts';

/**
 * The job: one try of a delivery that waits for it, or of any that is replayed. Harmless when it arrived, was given up or
 * is gone meanwhile.
 */
export async function deliverWebhook(
  services: Services,
  { deliveryId: id, isReplay }: JobPayloads['deliverWebhook'],
): Promise<void> {
  const delivery = await services.db.manager.findOneBy(WebhookDelivery, isReplay ? { id } : { id, status: 'pending' });
  const webhook = delivery && (await services.db.manager.findOneBy(Webhook, { id: delivery.webhookId }));
  if (!delivery || !webhook) return;
  const obstacle = await findObstacle(services, webhook, delivery.event);
  if (obstacle) await inTransaction(services.db, (tx) => switchOff(tx, services, { id: webhook.id, reason: obstacle }));
  if (obstacle || webhook.disabledAt) await giveUp(services, delivery);
  else await tryOnce(services, webhook, delivery);
}

/** Sends an example now, once; gives what came of it. NOT_FOUND for others' webhooks. */
export async function testWebhook(
  context: Context,
  viewer: Viewer,
  { id, event }: TestWebhookInput,
): Promise<WebhookDelivery> {
  await context.rateLimits.consume('webhookByViewer', viewer.id);
  const webhook = await findWebhook(context, viewer, id);
  if (!webhook) throw noSuchWebhook();
  const made = { id: uuid(), webhookId: webhook.id, event, data: WEBHOOK_EVENTS[event].example, isTest: true };
  const inserted = context.db.manager.insert(WebhookDelivery, made);
  await onMissing(inserted, 'webhook_deliveries_webhook_id_fkey', noSuchWebhook());
  const delivery = await context.db.manager.findOneBy(WebhookDelivery, { id: made.id });
  if (!delivery) throw noSuchWebhook();
  return tryOnce(context, webhook, delivery);
}

function noSuchWebhook(): AppError {
  return new AppError('NOT_FOUND', msg('This webhook no longer exists.'), 'id');
}

/** Sends it once more now, whatever came of it before. NOT_FOUND for others' deliveries. */
export async function resendDelivery(context: Context, viewer: Viewer, id: string): Promise<WebhookDelivery> {
  await context.rateLimits.consume('webhookByViewer', viewer.id);
  const delivery = isUuid(id) ? await context.db.manager.findOneBy(WebhookDelivery, { id }) : null;
  const webhook = delivery && (await findWebhook(context, viewer, delivery.webhookId));
  if (!delivery || !webhook) {
    throw new AppError('NOT_FOUND', msg('This delivery is no longer in the log.'), 'id');
  }
  assertMayHear(viewer, [delivery.event]);
  return tryOnce(context, webhook, delivery);
}

const PLACE = { time: 'd.created_at', id: 'd.id' };
const RECIPE: ListRecipe<WebhookDeliveryOrder> = {
  // Small letters without accents. The payload tells more, which a token may not be allowed to read.
  text: `concat_ws(' ', '', d.event, d.status, d.id,
    CASE WHEN d.event = ANY (:heard) THEN d.data #>> ARRAY[split_part(d.event, '.', 1), 'id'] END)`,
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    EVENT: [alphabetically('d.event'), ...latestFirst(PLACE)],
  },
};

/** A webhook's deliveries, newest first unless another order is asked for. */
export function listDeliveries(
  { db, viewer }: Context,
  { id }: Webhook,
  args: ListArgs<WebhookDeliveryOrder>,
): Promise<CountedPage<WebhookDelivery>> {
  const query = db.manager
    .createQueryBuilder(WebhookDelivery, 'd')
    .where('d.webhook_id = :id', { id })
    .setParameter('heard', listHeard(viewer));
  return findListed(query, args, RECIPE);
}

/** A delivery to a webhook of the viewer; null for any other. */
export async function findDelivery({ db }: Context, viewer: Viewer, id: string): Promise<WebhookDelivery | null> {
  return isUuid(id) ? db.manager.findOneBy(WebhookDelivery, { id, webhook: { ownerId: viewer.id } }) : null;
}

/** Forgets deliveries after 30 days. */
export async function sweepDeliveries({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query("DELETE FROM webhook_deliveries WHERE created_at < $1::timestamptz - interval '30 days'", [now]);
}

async function tryOnce(services: Services, webhook: Webhook, delivery: WebhookDelivery): Promise<WebhookDelivery> {
  return recordAttempt(services, delivery.id, await sendDelivery(services, webhook, delivery));
}

async function giveUp({ db }: Services, { id }: WebhookDelivery): Promise<void> {
  await db.manager.update(WebhookDelivery, { id, status: 'pending' }, { status: 'failed', nextAttemptAt: null });
}
