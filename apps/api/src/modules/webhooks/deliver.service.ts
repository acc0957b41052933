import { ADDRESSES, AppError, WEBHOOK_EVENTS, WEBHOOK_MOST_FAILING_DAYS, WEBHOOK_RETRY_SECONDS } from '@tessera/domain';
import { Webhook as Signer } from 'standardwebhooks';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../composition/context.ts';
import { addKeyedJob, type JobPayloads } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { type CountedPage, findPage, isUuid } from '../../platform/page.ts';
import type { PageArgs } from '../../platform/page-args.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { User } from '../users/user.entity.ts';
import { postWebhook } from './post-webhook.ts';
import { openKey } from './signing-key.service.ts';
import { Webhook } from './webhook.entity.ts';
import type { TestWebhookInput } from './webhook.inputs.ts';
import { findWebhook } from './webhook.service.ts';
import { buildPayload, type WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';
import { webhookOffEmail } from './webhook-email.ts';
import { assertMayHear, findObstacle } from './webhook-rights.service.ts';
import { WEBHOOK_PRIORITY } from './webhook-sql.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The answer by which a receiver says that it wants nothing more (Standard Webhooks). */
const GONE = 410;

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
  if (!webhook) throw new AppError('NOT_FOUND', 'This webhook no longer exists.', { id: 'no such webhook' });
  const made = { id: uuid(), webhookId: webhook.id, event, data: WEBHOOK_EVENTS[event].example, isTest: true };
  await context.db.manager.insert(WebhookDelivery, made);
  const delivery = await context.db.manager.findOneByOrFail(WebhookDelivery, { id: made.id });
  return tryOnce(context, webhook, delivery);
}

/** Sends it once more now, whatever came of it before. NOT_FOUND for others' deliveries. */
export async function resendDelivery(context: Context, viewer: Viewer, id: string): Promise<WebhookDelivery> {
  await context.rateLimits.consume('webhookByViewer', viewer.id);
  const delivery = isUuid(id) ? await context.db.manager.findOneBy(WebhookDelivery, { id }) : null;
  const webhook = delivery && (await findWebhook(context, viewer, delivery.webhookId));
  if (!delivery || !webhook) {
    throw new AppError('NOT_FOUND', 'This delivery is no longer in the log.', { id: 'no such delivery' });
  }
  assertMayHear(viewer, [delivery.event]);
  return tryOnce(context, webhook, delivery);
}

/** What was sent to a webhook, the newest first. */
export async function listDeliveries(
  { db }: Context,
  { id }: Webhook,
  page: PageArgs,
): Promise<CountedPage<WebhookDelivery>> {
  const query = db.manager.createQueryBuilder(WebhookDelivery, 'd').where('d.webhook_id = :id', { id });
  const counted = query.clone();
  return { ...(await findPage(query, page)), count: () => counted.getCount() };
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
  const at = new Date();
  const body = buildPayload(delivery);
  const keys = openKeys(services, webhook, at);
  const outcome =
    keys.length === 0
      ? LOCKED
      : await postWebhook({
          url: webhook.url,
          body,
          headers: buildHeaders(delivery, { at, body, keys }),
          mayBePrivate: services.env.mayWebhooksBePrivate,
        });
  return record(services, delivery.id, { at, ...outcome });
}

const LOCKED = {
  status: null,
  headers: [],
  answer: '',
  durationMs: 0,
  error: 'The server could not open the signing key.',
};

/** What signs at that time, the present key first; empty when they can't be opened, which is the operator's to mend. */
function openKeys({ secrets, log }: Services, webhook: Webhook, at: Date): string[] {
  const { id, secret, oldSecret, oldSecretUntil } = webhook;
  const kept = oldSecret && oldSecretUntil && oldSecretUntil > at ? [secret, oldSecret] : [secret];
  try {
    return kept.map((one) => openKey(secrets, id, one));
  } catch (error) {
    log.error({ err: error, webhookId: id }, 'a signing key could not be opened');
    return [];
  }
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
function buildHeaders(
  { id }: WebhookDelivery,
  { at, body, keys }: { at: Date; body: string; keys: readonly string[] },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Tessera-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': keys.map((key) => new Signer(key).sign(id, at, body)).join(' '),
  };
}

/** Notes a try, what follows from it for the delivery, and what for the webhook. */
function record(services: Services, id: string, attempt: WebhookAttempt): Promise<WebhookDelivery> {
  return inTransaction(services.db, async (tx) => {
    const delivery = await tx.findOne(WebhookDelivery, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!delivery) throw new AppError('NOT_FOUND', 'This webhook no longer exists.', { id: 'no such webhook' });
    delivery.tries = [...delivery.tries, { ...attempt, at: attempt.at.toISOString() }];
    if (attempt.error === '') Object.assign(delivery, { status: 'delivered', nextAttemptAt: null });
    else await planNext(tx, delivery, attempt);
    await noteOutcome(tx, services, { webhookId: delivery.webhookId, attempt });
    return tx.save(delivery);
  });
}

async function planNext(tx: EntityManager, delivery: WebhookDelivery, { at, status }: WebhookAttempt): Promise<void> {
  // One that arrived before stays delivered, whatever becomes of sending it again.
  if (delivery.status === 'delivered') return;
  const pause = WEBHOOK_RETRY_SECONDS[delivery.tries.length - 1];
  const isOver = pause === undefined || delivery.isTest || status === GONE || delivery.status === 'failed';
  const nextAttemptAt = isOver ? null : new Date(at.getTime() + pause * 1000);
  Object.assign(delivery, { status: isOver ? 'failed' : 'pending', nextAttemptAt });
  if (!nextAttemptAt) return;
  const when = { key: `webhook-${delivery.id}`, runAt: nextAttemptAt, priority: WEBHOOK_PRIORITY };
  await addKeyedJob(tx, ['deliverWebhook', { deliveryId: delivery.id }], when);
}

/** A webhook that fails for days is switched off, and its owner is told. */
async function noteOutcome(
  tx: EntityManager,
  { env }: Services,
  { webhookId, attempt }: { webhookId: string; attempt: WebhookAttempt },
): Promise<void> {
  const webhook = await tx.findOne(Webhook, { where: { id: webhookId }, lock: { mode: 'pessimistic_write' } });
  if (!webhook) return;
  if (attempt.error === '') return void (webhook.failingSince && (await tx.update(Webhook, webhookId, CLEAN)));
  const failingSince = webhook.failingSince ?? attempt.at;
  const isTooLong = attempt.at.getTime() - failingSince.getTime() >= WEBHOOK_MOST_FAILING_DAYS * DAY_MS;
  const reason =
    attempt.status === GONE
      ? 'Its receiver answered 410: it wants nothing more.'
      : isTooLong
        ? `Every try of ${WEBHOOK_MOST_FAILING_DAYS} days failed; the last one: ${attempt.error}`
        : null;
  await tx.update(Webhook, webhookId, { failingSince });
  if (reason) await switchOff(tx, { env }, { id: webhookId, reason });
}

/** Sends nothing more, and tells the owner why; harmless when it is off already. */
async function switchOff(
  tx: EntityManager,
  { env }: Pick<Services, 'env'>,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const webhook = await tx.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!webhook || webhook.disabledAt) return;
  await tx.update(Webhook, id, { disabledAt: new Date(), disabledReason: reason });
  const owner = await tx.findOneByOrFail(User, { id: webhook.ownerId });
  if (!owner.emailConfirmedAt) return;
  const letter = webhookOffEmail({
    url: webhook.url,
    reason,
    screenUrl: `${env.publicOrigin}${ADDRESSES.integrations.path}`,
  });
  await queueMail(tx, { to: owner.email, letter });
}

const CLEAN = { failingSince: null };

async function giveUp({ db }: Services, { id }: WebhookDelivery): Promise<void> {
  await db.manager.update(WebhookDelivery, { id, status: 'pending' }, { status: 'failed', nextAttemptAt: null });
}
