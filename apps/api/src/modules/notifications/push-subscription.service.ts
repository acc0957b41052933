import { AppError, type FieldErrors, MESSAGES, QUOTAS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { v7 as uuid } from 'uuid';
import { isInnerHost } from '../../infra/public-address.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { recordSecurityEvent, Sessions } from '../identity/index.ts';
import type { RegisterPushSubscriptionInput } from './push.inputs.ts';
import { PushSubscription } from './push-subscription.entity.ts';

const ENDPOINT_CHARS = 2000;
/** RFC 8291: an uncompressed point of P-256, and 16 random bytes. */
const KEY_BYTES = { p256dh: 65, auth: 16 };

/**
 * Sends the viewer's notifications to this browser, until its session ends. An account has ten; a further one takes the
 * oldest one's place. BAD_USER_INPUT names all wrong fields.
 */
export async function registerPushSubscription(
  context: Context,
  viewer: Viewer,
  input: RegisterPushSubscriptionInput,
): Promise<void> {
  await context.rateLimits.consume('pushByViewer', viewer.id);
  const errors = await findErrors(context, input);
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
  const { endpoint, p256dh, auth } = input;
  await inTransaction(context.db, async (tx) => {
    const isKnown = await tx.existsBy(PushSubscription, { ownerId: viewer.id, endpoint, p256dh, auth });
    const made = { id: uuid(), ownerId: viewer.id, sessionId: viewer.sessionId, endpoint, p256dh, auth };
    // A browser has one; who signs in there next takes it over.
    await tx.upsert(PushSubscription, { ...made, createdAt: new Date() }, ['endpoint']);
    await tx.query(
      `DELETE FROM push_subscriptions WHERE owner_id = $1 AND id NOT IN
        (SELECT id FROM push_subscriptions WHERE owner_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${QUOTAS.pushSubscriptions})`,
      [viewer.id],
    );
    const event = { userId: viewer.id, kind: 'PUSH_ADDED', subject: new URL(endpoint).hostname } as const;
    if (!isKnown) await recordSecurityEvent(tx, context, event);
  });
}

/** Sends no more to this browser. Harmless when nothing was sent there. */
export async function removePushSubscription({ db }: Context, viewer: Viewer, endpoint: string): Promise<void> {
  await db.manager.delete(PushSubscription, { ownerId: viewer.id, endpoint });
}

/** Whether the viewer's notifications go to this browser. */
export async function hasPushSubscription({ db }: Context, viewer: Viewer, endpoint: string): Promise<boolean> {
  return db.manager.existsBy(PushSubscription, { ownerId: viewer.id, endpoint });
}

/** The person's browsers whose sessions live. */
export async function listPushSubscriptions(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
): Promise<PushSubscription[]> {
  const all = await db.manager.findBy(PushSubscription, { ownerId });
  const sessions = await Sessions.loadLiveSessions(
    db,
    all.map(({ sessionId }) => sessionId),
  );
  return all.filter((_, at) => sessions[at]);
}

async function findErrors({ env }: Context, input: RegisterPushSubscriptionInput): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const isUrl = input.endpoint.length <= ENDPOINT_CHARS && URL.canParse(input.endpoint);
  const url = isUrl ? new URL(input.endpoint) : null;
  const isAllowed = url?.protocol === 'https:' || (env.mayWebhooksBePrivate && url?.protocol === 'http:');
  if (!url || !isAllowed || url.username || url.password) errors.endpoint = msg('This has to be an https address.');
  else if (!env.mayWebhooksBePrivate && (await isInnerHost(url.hostname)))
    errors.endpoint = msg('{hostname} is not on the public internet.', { hostname: url.hostname });
  for (const name of ['p256dh', 'auth'] as const) {
    const isKey = /^[\w-]+=*$/.test(input[name]) && Buffer.from(input[name], 'base64url').length === KEY_BYTES[name];
    if (!isKey) errors[name] = msg('This has to be {count} bytes in base64url.', { count: KEY_BYTES[name] });
  }
  return errors;
}
