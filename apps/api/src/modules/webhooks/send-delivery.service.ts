import { LISTENER_URL } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Webhook as Signer } from 'standardwebhooks';
import type { Services } from '../../kernel/context.ts';
import { listHeaders, postWebhook } from './post-webhook.ts';
import { openKey } from './signing-key.service.ts';
import type { Webhook } from './webhook.entity.ts';
import { buildPayload, type SentAttempt, type WebhookDelivery } from './webhook-delivery.entity.ts';

/** One try, signed. Never throws: what went wrong is in the attempt. It is noted nowhere yet. */
export async function sendDelivery(
  services: Pick<Services, 'secrets' | 'log' | 'env' | 'pubSub'>,
  webhook: Webhook,
  delivery: WebhookDelivery,
): Promise<SentAttempt> {
  const at = new Date();
  const body = buildPayload(delivery);
  const headers = signDelivery(services, webhook, { delivery, at });
  if (!headers) return { at, ...LOCKED };
  if (webhook.url === LISTENER_URL) return { at, ...(await handToListener(services, webhook, { delivery, headers })) };
  const { mayWebhooksBePrivate: mayBePrivate } = services.env;
  return { at, ...(await postWebhook({ url: webhook.url, body, headers, mayBePrivate })) };
}

/** What is sent above the payload at that time; null when the key can't be opened. */
export function signDelivery(
  services: Pick<Services, 'secrets' | 'log'>,
  webhook: Webhook,
  { delivery, at }: { delivery: WebhookDelivery; at: Date },
): Record<string, string> | null {
  const keys = openKeys(services, webhook, at);
  return keys.length === 0 ? null : buildHeaders(delivery, { at, body: buildPayload(delivery), keys });
}

/** The program that listens is told; its process reads the delivery by itself. */
async function handToListener(
  { pubSub }: Pick<Services, 'pubSub'>,
  { id, listeningUntil }: Webhook,
  { delivery, headers }: { delivery: WebhookDelivery; headers: Record<string, string> },
): Promise<Omit<SentAttempt, 'at'>> {
  const isHeard = listeningUntil !== null && listeningUntil > new Date();
  if (isHeard) await pubSub.publish(`delivery:${id}`, { id: delivery.id });
  return {
    status: null,
    headers: isHeard ? listHeaders(headers) : [],
    answer: '',
    durationMs: 0,
    pauseSeconds: 0,
    error: isHeard ? '' : msg('No program was listening.'),
  };
}

const LOCKED = {
  status: null,
  headers: [],
  answer: '',
  durationMs: 0,
  pauseSeconds: 0,
  error: msg('The server could not open the signing key.'),
};

/** What signs at that time, the present key first; empty when they can't be opened, which is the operator's to mend. */
function openKeys({ secrets, log }: Pick<Services, 'secrets' | 'log'>, webhook: Webhook, at: Date): string[] {
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
  { id, isTest }: WebhookDelivery,
  { at, body, keys }: { at: Date; body: string; keys: readonly string[] },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Tessera-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': keys.map((key) => new Signer(key).sign(id, at, body)).join(' '),
    ...(isTest && { 'webhook-test': 'true' }),
  };
}
