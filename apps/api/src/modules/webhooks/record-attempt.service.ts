import { ADDRESSES, AppError, WEBHOOK_MOST_FAILING_DAYS, WEBHOOK_RETRY_SECONDS } from '@tessera/domain';
import { languageOf, type Message, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { addKeyedJob } from '../../infra/jobs.ts';
import { queueMail } from '../../infra/mail/mail.ts';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { User } from '../identity/index.ts';
import { Webhook } from './webhook.entity.ts';
import { type SentAttempt, type WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';
import { webhookOffEmail } from './webhook-email.ts';
import { WEBHOOK_PRIORITY } from './webhook-sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The answer by which a receiver says that it wants nothing more (Standard Webhooks). */
const GONE = 410;

/** Notes a try, what follows from it for the delivery, and what for the webhook. */
export function recordAttempt(services: Services, id: string, sent: SentAttempt): Promise<WebhookDelivery> {
  const { pauseSeconds, ...attempt } = sent;
  return inTransaction(services.db, async (tx) => {
    const delivery = await tx.findOne(WebhookDelivery, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!delivery) throw new AppError('NOT_FOUND', msg('This webhook no longer exists.'), 'id');
    delivery.tries = [...delivery.tries, { ...attempt, at: attempt.at.toISOString() }];
    if (attempt.error === '') Object.assign(delivery, { status: 'delivered', nextAttemptAt: null });
    else await planNext(tx, delivery, sent);
    await noteOutcome(tx, services, { webhookId: delivery.webhookId, attempt });
    return tx.save(delivery);
  });
}

async function planNext(
  tx: EntityManager,
  delivery: WebhookDelivery,
  { at, status, pauseSeconds }: SentAttempt,
): Promise<void> {
  // One that arrived before stays delivered, whatever becomes of sending it again.
  if (delivery.status === 'delivered') return;
  const pause = WEBHOOK_RETRY_SECONDS[delivery.tries.length - 1];
  const isOver = pause === undefined || delivery.isTest || status === GONE || delivery.status === 'failed';
  const nextAttemptAt = isOver ? null : new Date(at.getTime() + Math.max(pause, pauseSeconds) * 1000);
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
      ? msg('The receiver answered 410 (Gone), so we stopped sending.')
      : isTooLong
        ? msg('All deliveries of the last {days} days failed. Last error: {problem}', {
            days: WEBHOOK_MOST_FAILING_DAYS,
            problem: attempt.error,
          })
        : null;
  await tx.update(Webhook, webhookId, { failingSince });
  if (reason) await switchOff(tx, { env }, { id: webhookId, reason });
}

/** Sends nothing more, and tells the owner why; harmless when it is off already. */
export async function switchOff(
  tx: EntityManager,
  { env }: Pick<Services, 'env'>,
  { id, reason }: { id: string; reason: Message },
): Promise<void> {
  const webhook = await tx.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!webhook || webhook.disabledAt) return;
  await tx.update(Webhook, id, { disabledAt: new Date(), disabledReason: reason });
  const owner = await tx.findOneByOrFail(User, { id: webhook.ownerId });
  if (!owner.emailConfirmedAt) return;
  const email = webhookOffEmail({
    url: webhook.url,
    reason,
    screenUrl: `${env.publicOrigin}${ADDRESSES.integrations.path}`,
  });
  await queueMail(tx, { to: owner.email, isProved: true, language: languageOf(owner.language), email });
}

const CLEAN = { failingSince: null };

/** Notes tries that arrived, all in one statement: the webhook works. */
export async function recordArrivals(
  { db }: Pick<Services, 'db'>,
  webhookId: string,
  arrivals: readonly { id: string; attempt: WebhookAttempt }[],
): Promise<void> {
  if (arrivals.length === 0) return;
  await db.query(
    `WITH arrived AS (
       UPDATE webhook_deliveries d SET status = 'delivered', next_attempt_at = NULL,
              tries = (d.tries::jsonb || jsonb_build_array(a.attempt))::json
         FROM jsonb_to_recordset($2::jsonb) a (id uuid, attempt jsonb) WHERE d.id = a.id)
     UPDATE webhooks SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL`,
    [webhookId, JSON.stringify(arrivals)],
  );
}
