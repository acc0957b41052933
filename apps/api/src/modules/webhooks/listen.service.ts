import { filter, map, pipe } from '@graphql-yoga/subscription';
import { AppError, LISTENER_URL } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { addJob } from '../../infra/jobs.ts';
import { type Context, requireViewer, type Viewer } from '../../kernel/context.ts';
import { listHeaders } from './post-webhook.ts';
import { signDelivery } from './send-delivery.service.ts';
import { Webhook } from './webhook.entity.ts';
import { findWebhook } from './webhook.service.ts';
import type { WebhookRequest } from './webhook.types.ts';
import { buildPayload, WebhookDelivery } from './webhook-delivery.entity.ts';
import { assertMayHear } from './webhook-rights.service.ts';

/** A process that is killed counts as listening for at most so long. */
const LEASE_S = 30;
const RENEW_MS = 10_000;

/**
 * The events of a webhook whose address is `listen:`, from now on and those that found nobody listening. NOT_FOUND for others’
 * webhooks, BAD_USER_INPUT for one that has an address.
 */
export async function followRequests(context: Context, webhookId: string): Promise<AsyncIterable<WebhookRequest>> {
  const viewer = requireViewer(context);
  const webhook = await findWebhook(context, viewer, webhookId);
  if (!webhook) throw new AppError('NOT_FOUND', msg('This webhook no longer exists.'), 'id');
  if (webhook.url !== LISTENER_URL) {
    throw new AppError(
      'BAD_USER_INPUT',
      msg('Only a webhook with the address {listenerUrl} can be listened to.', { listenerUrl: LISTENER_URL }),
      'id',
    );
  }
  assertMayHear(viewer, webhook.events);
  const told = context.pubSub.subscribe(`delivery:${webhook.id}`);
  await keepListening(context, webhook.id);
  return pipe(
    whileThere(context, webhook.id, told),
    map(({ id }) => findRequest(context, viewer, id)),
    filter((request) => request !== null),
  );
}

/** Renews that somebody listens, as long as they do. No generator: that would not end while it waits for an event. */
function whileThere<Told>(
  context: Context,
  id: string,
  told: AsyncIterableIterator<Told>,
): AsyncIterableIterator<Told> {
  const { db, log } = context;
  const renewing = setInterval(() => {
    keepListening(context, id).catch((err) => log.warn({ err, webhookId: id }, 'a listener could not be kept'));
  }, RENEW_MS);
  return {
    next: () => told.next(),
    async return() {
      clearInterval(renewing);
      await told.return?.();
      await db.manager.update(Webhook, { id }, { listeningUntil: null });
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Says that somebody listens. What found nobody meanwhile is sent now, before what happens next. */
async function keepListening({ db }: Pick<Context, 'db'>, id: string): Promise<void> {
  const [[kept]] = await db.query<[{ was_there: boolean | null }[], number]>(
    `UPDATE webhooks w SET listening_until = now() + interval '${LEASE_S} seconds'
       FROM (SELECT id, listening_until FROM webhooks WHERE id = $1 FOR UPDATE) before
      WHERE w.id = before.id RETURNING before.listening_until > now() AS was_there`,
    [id],
  );
  if (!kept || kept.was_there) return;
  await db.manager.update(WebhookDelivery, { webhookId: id, status: 'pending' }, { nextAttemptAt: null });
  await addJob(db.manager, 'sendEvents', { webhookId: id });
}

/** Rights are checked again with each event; null when the delivery is gone. */
async function findRequest(context: Context, viewer: Viewer, deliveryId: string): Promise<WebhookRequest | null> {
  const delivery = await context.db.manager.findOneBy(WebhookDelivery, { id: deliveryId });
  const webhook = delivery && (await findWebhook(context, viewer, delivery.webhookId));
  const headers = webhook && signDelivery(context, webhook, { delivery, at: new Date() });
  if (!headers) return null;
  assertMayHear(viewer, [delivery.event]);
  return { event: delivery.event, headers: listHeaders(headers), payload: buildPayload(delivery) };
}
