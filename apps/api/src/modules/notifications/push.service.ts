import { cutText } from '@tessera/domain';
import { languageOf } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import webPush from 'web-push';
import { guardedPost } from '../../infra/guarded-post.ts';
import { addJob } from '../../infra/jobs.ts';
import type { Services } from '../../kernel/context.ts';
import { createLoaders } from '../../kernel/loaders.ts';
import { RetryLater } from '../../kernel/retry-after.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { selectMessageText } from '../chat/index.ts';
import { Notification } from './notification.entity.ts';
import { NotificationChoices } from './notification-settings.entity.ts';
import { describeNotification } from './notification-subject.service.ts';
import { findPushKey } from './push-key.service.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { listPushSubscriptions } from './push-subscription.service.ts';

/** Who has been away for longer finds it in the list. */
const DAY_S = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 1000;
/** A push service takes 4096 bytes, encrypted (RFC 8291). */
const MOST_TEXT = 200;

/** What the service worker is told. */
export interface PushPayload {
  title: string;
  body: string;
  path: string;
  /** A later notification with the same one takes its place on screen. */
  tag: string;
}

/** The job: one more for each of the owner's browsers. Nothing where it was read, deleted or is old by now. */
export async function pushNotification(
  services: Services,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const notification = await findDue(services, notificationId);
  if (!notification) return;
  const subscriptions = await listPushSubscriptions(services, notification.ownerId);
  await inTransaction(services.db, async (tx) => {
    for (const { id } of subscriptions) await addJob(tx, 'sendPush', { notificationId, subscriptionId: id });
  });
}

/** The job: one notification to one browser. It throws when the push service should be asked again later. */
export async function sendPush(
  services: Services,
  { notificationId, subscriptionId }: { notificationId: string; subscriptionId: string },
): Promise<void> {
  const notification = await findDue(services, notificationId);
  const subscription = await services.db.manager.findOneBy(PushSubscription, { id: subscriptionId });
  if (!notification || subscription?.ownerId !== notification.ownerId) return;
  const payload = await buildPayload(services, notification);
  if (!payload) return;
  const { status, pauseSeconds } = await post(services, subscription, payload);
  if (status >= 200 && status < 300) return;
  // The browser has taken it back, or is gone.
  if (status === 404 || status === 410) {
    await services.db.manager.delete(PushSubscription, { id: subscriptionId });
    return;
  }
  const text = `The push service answered ${status}.`;
  if (pauseSeconds > 0) throw new RetryLater(pauseSeconds, text);
  if (status === 429 || status >= 500) throw new Error(text);
  services.log.warn({ status }, 'a push service refused a notification');
}

async function findDue({ db }: Services, id: string): Promise<Notification | null> {
  const notification = await db.manager.findOneBy(Notification, { id });
  const isDue = notification && !notification.readAt && Date.now() - notification.createdAt.getTime() < DAY_S * 1000;
  return isDue ? notification : null;
}

/** Null when there is nothing to see any more. */
async function buildPayload({ db }: Services, notification: Notification): Promise<PushPayload | null> {
  const loaders = createLoaders(db);
  const described = await describeNotification(loaders, notification);
  if (!described?.path) return null;
  const choices = await db.manager.findOneBy(NotificationChoices, { ownerId: notification.ownerId });
  const body = choices?.showsText === false ? '' : await findText(db, described);
  const tag = notification.conversationId ?? notification.id;
  const owner = await loaders.user.load(notification.ownerId);
  const title = render(described.message ?? '', languageOf(owner?.language ?? 'en'));
  return { title, body: cutText(body, MOST_TEXT), path: described.path, tag };
}

async function findText(
  db: Services['db'],
  { kind, detail, conversationId, messageNumber }: Notification,
): Promise<string> {
  if (kind !== 'MESSAGE') return detail ?? '';
  const [row] = await db.query<{ text: string }[]>(selectMessageText('$1', '$2'), [conversationId, messageNumber]);
  return row?.text ?? '';
}

/** Encrypted for the browser, signed with our key; to the public internet alone, without following redirects. */
async function post(
  services: Services,
  { endpoint, p256dh, auth }: PushSubscription,
  payload: PushPayload,
): Promise<{ status: number; pauseSeconds: number }> {
  const { env } = services;
  const key = await findPushKey(services);
  const subject = env.vapidSubject;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject, ...key },
      TTL: DAY_S,
      urgency: 'normal',
      // Of several that wait for a browser, the push service keeps the latest of each conversation. At most 32 characters.
      topic: payload.tag.replaceAll('-', ''),
      contentEncoding: 'aes128gcm',
    },
  );
  const sent = { ...headers } as Record<string, string | number>;
  delete sent['Content-Length'];
  return guardedPost({
    url: endpoint,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: body ?? Buffer.alloc(0),
    mayBePrivate: env.mayWebhooksBePrivate,
    limits: { timeoutMs: TIMEOUT_MS, answerBytes: ANSWER_BYTES },
  });
}
