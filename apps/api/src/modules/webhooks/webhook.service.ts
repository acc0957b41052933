import { randomBytes } from 'node:crypto';
import {
  AppError,
  checkWebhook,
  type FieldErrors,
  LISTENER_URL,
  MESSAGES,
  QUOTAS,
  quotaReached,
  WEBHOOK_OLD_SECRET_HOURS,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { isInnerHost } from '../../infra/public-address.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts } from '../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import { type CountedPage, isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { CardAccess, CardSql } from '../cards/index.ts';
import { recordSecurityEvent, Users } from '../identity/index.ts';
import { assertIncluded } from '../plans/index.ts';
import { sealKey } from './signing-key.service.ts';
import { Webhook } from './webhook.entity.ts';
import type { CreateWebhookInput, UpdateWebhookInput } from './webhook.inputs.ts';
import type { WebhookCard, WebhookWithSecret } from './webhook.types.ts';
import { assertMayHear, chosenBy } from './webhook-rights.service.ts';

/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;
const HOUR_MS = 60 * 60 * 1000;

export type WebhookOrder = 'NEWEST' | 'OLDEST' | 'URL';
const PLACE = { time: 'webhook.created_at', id: 'webhook.id' };
const RECIPE: ListRecipe<WebhookOrder> = {
  text: foldTexts(['webhook.url', 'webhook.description', "array_to_string(webhook.events, ' ')"]),
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    URL: [alphabetically('webhook.url'), ...latestFirst(PLACE)],
  },
};

/** One page of the viewer's webhooks, the newest first unless another order is asked for. */
export function listWebhookPage(
  { db }: Context,
  viewer: Viewer,
  args: ListArgs<WebhookOrder>,
): Promise<CountedPage<Webhook>> {
  const query = db.manager
    .createQueryBuilder(Webhook, 'webhook')
    .where('webhook.ownerId = :ownerId', { ownerId: viewer.id });
  return findListed(query, args, RECIPE);
}

/** The viewer's own webhook; null for any other. */
export async function findWebhook({ db }: Context, viewer: Viewer, id: string): Promise<Webhook | null> {
  return isUuid(id) ? db.manager.findOneBy(Webhook, { id, ownerId: viewer.id }) : null;
}

/** The cards that a webhook of the viewer's is limited to, each with its card while it is the viewer's. */
export function listFilterCards(context: Context, { cardIds, ownerId }: Webhook): Promise<WebhookCard[]> {
  return Promise.all(
    cardIds.map(async (id) => {
      const card = await CardAccess.loadVisibleCard(context, id);
      return { id, card: card?.ownerId === ownerId ? card : null };
    }),
  );
}

/** Makes a webhook and tells its secret, once. BAD_USER_INPUT names all wrong fields, CONFLICT when there are too many, PLAN_LIMIT. */
export async function createWebhook(
  context: Context,
  viewer: Viewer,
  input: CreateWebhookInput,
): Promise<WebhookWithSecret> {
  assertMayHear(viewer, input.events);
  const fields = await checked(context, viewer, { wanted: input, before: NEW });
  return inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'apiAccess' });
    await assertRoom(tx, viewer.id);
    const secret = newSecret();
    const id = uuid();
    const made = { ...fields, ...chosenBy(viewer), id, ownerId: viewer.id };
    await tx.insert(Webhook, { ...made, secret: sealKey(context.secrets, id, secret) });
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'WEBHOOK_CREATED', subject: fields.url });
    return { webhook: await tx.findOneByOrFail(Webhook, { id }), signingKey: secret };
  });
}

/** Changes what is given. BAD_USER_INPUT names all wrong fields; NOT_FOUND for others' webhooks. */
export async function updateWebhook(context: Context, viewer: Viewer, input: UpdateWebhookInput): Promise<Webhook> {
  const before = await findWebhook(context, viewer, input.id);
  if (!before) throw noSuchWebhook();
  const { url, events, cardIds, tags, isOn = null } = input;
  const isChosen = [url, events, cardIds, tags].some((one) => (one ?? null) !== null) || isOn === true;
  if (isChosen) assertMayHear(viewer, events ?? before.events);
  const fields = await checked(context, viewer, { wanted: input, before });
  return inTransaction(context.db, async (tx) => {
    const webhook = await lockWebhook(tx, { id: input.id, ownerId: viewer.id });
    const isMoved = fields.url !== webhook.url;
    if (isMoved)
      await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'WEBHOOK_CHANGED', subject: fields.url });
    return tx.save(Object.assign(webhook, fields, switched(webhook, isOn), isChosen && chosenBy(viewer)));
  });
}

/** Another secret, told once; the former one signs as well for 24 hours. NOT_FOUND for others' webhooks. */
export function rotateWebhookSecret({ db, secrets }: Context, viewer: Viewer, id: string): Promise<WebhookWithSecret> {
  return inTransaction(db, async (tx) => {
    const webhook = await lockWebhook(tx, { id, ownerId: viewer.id });
    const secret = newSecret();
    const oldSecretUntil = new Date(Date.now() + WEBHOOK_OLD_SECRET_HOURS * HOUR_MS);
    Object.assign(webhook, { secret: sealKey(secrets, id, secret), oldSecret: webhook.secret, oldSecretUntil });
    return { webhook: await tx.save(webhook), signingKey: secret };
  });
}

/** The former secret signs nothing more from now on; harmless when it doesn't anyway. NOT_FOUND for others' webhooks. */
export function endOldWebhookKey({ db }: Context, viewer: Viewer, id: string): Promise<Webhook> {
  return inTransaction(db, async (tx) => {
    const webhook = await lockWebhook(tx, { id, ownerId: viewer.id });
    return tx.save(Object.assign(webhook, { oldSecret: null, oldSecretUntil: null }));
  });
}

/** It is gone with its deliveries; gives its id. NOT_FOUND for others' webhooks. */
export function deleteWebhook(context: Context, viewer: Viewer, id: string): Promise<string> {
  return inTransaction(context.db, async (tx) => {
    const { url } = await lockWebhook(tx, { id, ownerId: viewer.id });
    await tx.delete(Webhook, { id });
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'WEBHOOK_DELETED', subject: url });
    return id;
  });
}

/** Switching on forgets what failed before. */
function switched({ disabledAt }: Webhook, isOn: boolean | null): Partial<Webhook> {
  if (isOn === true) return { disabledAt: null, disabledReason: '', failingSince: null };
  return isOn === false ? { disabledAt: disabledAt ?? new Date() } : {};
}

type Fields = Pick<Webhook, 'url' | 'description' | 'events' | 'cardIds' | 'tags'>;
type Wanted = { [Name in keyof Fields]?: Fields[Name] | null };

const NEW: Fields = { url: '', description: '', events: [], cardIds: [], tags: [] };

/** What a webhook is to be: what is wanted, and the rest as before. */
async function checked(
  { env, db }: Context,
  viewer: Viewer,
  { wanted, before }: { wanted: Wanted; before: Fields },
): Promise<Fields> {
  const raw: Fields = {
    url: wanted.url ?? before.url,
    description: wanted.description ?? before.description,
    events: wanted.events ?? before.events,
    cardIds: wanted.cardIds ?? before.cardIds,
    tags: wanted.tags ?? before.tags,
  };
  const { webhook, errors } = checkWebhook(raw, { mayBePlain: env.mayWebhooksBePrivate });
  // Cards that are gone may stay in the choice: it is no mistake of whoever changes something else.
  const chosen = webhook.cardIds.filter((id) => !before.cardIds.includes(id));
  const wrong: FieldErrors = { ...errors };
  if (!wrong.cardIds && !(await areOwnCards(db, viewer, chosen))) {
    wrong.cardIds = msg('One of these cards isn’t yours, or no longer exists.');
  }
  if (!wrong.url && webhook.url !== LISTENER_URL && !env.mayWebhooksBePrivate)
    Object.assign(wrong, await wrongHost(webhook.url));
  if (Object.keys(wrong).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, wrong);
  return { ...webhook, events: [...webhook.events], cardIds: [...webhook.cardIds], tags: [...webhook.tags] };
}

/** Whether all of them are cards of the viewer. */
async function areOwnCards(db: Context['db'], viewer: Viewer, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  if (!ids.every(isUuid)) return false;
  const [found] = await db.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM (${CardSql.selectOwnCards('$1')}) own WHERE own.id = ANY ($2::uuid[])`,
    [viewer.id, ids],
  );
  return found?.count === ids.length;
}

/** What the name leads to now; where it leads later is looked at with each delivery. */
async function wrongHost(url: string): Promise<FieldErrors> {
  const { hostname } = new URL(url);
  return (await isInnerHost(hostname)) ? { url: msg('{hostname} is not on the public internet.', { hostname }) } : {};
}

async function lockWebhook(tx: EntityManager, where: { id: string; ownerId: string }): Promise<Webhook> {
  const webhook = isUuid(where.id) ? await tx.findOne(Webhook, { where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!webhook) throw noSuchWebhook();
  return webhook;
}

async function assertRoom(tx: EntityManager, ownerId: string): Promise<void> {
  // Two at once would both see room for one more.
  await Users.lockUser(tx, ownerId);
  if ((await tx.countBy(Webhook, { ownerId })) >= QUOTAS.webhooks) throw quotaReached('webhooks');
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function noSuchWebhook(): AppError {
  return new AppError('NOT_FOUND', msg('This webhook no longer exists.'), 'id');
}

/** Shown at the webhook, where its owner can switch it on again. */
const REASON = msg(
  'Paused when the password or the email address of the account changed. Check the address before you turn it on.',
);

/** Switches all webhooks of a person off; gives how many were on. */
export async function pauseAllWebhooks(tx: EntityManager, ownerId: string): Promise<number> {
  const [, count] = await tx.query<[unknown[], number]>(
    'UPDATE webhooks SET disabled_at = now(), disabled_reason = $2 WHERE owner_id = $1 AND disabled_at IS NULL',
    [ownerId, REASON],
  );
  return count;
}
