import { randomBytes } from 'node:crypto';
import { ADDRESSES, AppError, fillPath, isOpenCard, type ShareMode } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { onMissing } from '../../kernel/duplicates.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { Card } from '../cards/card.entity.ts';
import { cardPath } from '../cards/card.service.ts';
import { findOpeningShares, findVisibleCard, hashToken } from '../cards/card-access.service.ts';
import { announceMessages, lockConversation } from '../chat/conversations/conversation.service.ts';
import { ensureDirects } from '../chat/conversations/direct.service.ts';
import { isMember } from '../chat/groups/group.service.ts';
import { insertMessage } from '../chat/messages/message-store.service.ts';
import { touchByOpening, touchByShare } from '../contacts/contact-activity.service.ts';
import { assertScopes } from '../identity/tokens/token-rules.service.ts';
import { announceNotifications, type Notified } from '../notifications/notify.service.ts';
import { enqueueShareEvent } from '../webhooks/webhook-events.service.ts';
import { findReachable } from './people.service.ts';
import { Share } from './share.entity.ts';
import type {
  RevokeShareInput,
  ShareCardInput,
  ShareCardToGroupInput,
  ShareCardWithPeopleInput,
} from './share.inputs.ts';
import { ShareRecipient } from './share-recipient.entity.ts';
import { isLive } from './share-sql.service.ts';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
const MAX_RECIPIENTS = 50;
const BY_HAND: readonly ShareMode[] = ['LINK', 'TEXT', 'WHATSAPP', 'QR'];

/**
 * Records an act of sharing and gives it an address of its own, so that its views can be told. The owner's link to a
 * private card carries a token. NOT_FOUND for a card the viewer may not see; FORBIDDEN for another's private one.
 */
export async function shareCard(context: Context, viewer: Viewer, input: ShareCardInput): Promise<Share> {
  const card = await findShareable(context, viewer, input.cardId);
  if (!BY_HAND.includes(input.mode)) throw wrong('mode', t('Groups and people have operations of their own.'));
  const expiresAt = input.expiresAt ?? null;
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw wrong('expiresAt', t('Choose a time in the future.'));
  const token = isOpenCard(card) ? undefined : randomBytes(TOKEN_BYTES).toString('base64url');
  const share = { senderId: viewer.id, mode: input.mode, tokenHash: hashToken(token), expiresAt };
  const made = await record(context, card, { share });
  return Object.assign(made, { token });
}

/** Posts the card into a group that the viewer is in, as a message. NOT_FOUND for any other. */
export async function shareCardToGroup(context: Context, viewer: Viewer, input: ShareCardToGroupInput): Promise<Share> {
  const card = await findShareable(context, viewer, input.cardId);
  if (!(await isMember(context, input.groupId, viewer.id))) throw noGroup();
  const share = { senderId: viewer.id, mode: 'GROUP', groupId: input.groupId } as const;
  return record(context, card, { share, conversationIds: [input.groupId] });
}

/** Sends the card to each recipient as a message. BAD_USER_INPUT on `recipientIds` if `people` doesn't list one of them. */
export async function shareCardWithPeople(
  context: Context,
  viewer: Viewer,
  input: ShareCardWithPeopleInput,
): Promise<Share> {
  const card = await findShareable(context, viewer, input.cardId);
  const ids = [...new Set(input.recipientIds)];
  if (ids.length === 0) throw wrong('recipientIds', t('Choose at least one person.'));
  if (ids.length > MAX_RECIPIENTS)
    throw wrong('recipientIds', t('At most {most} people at once.', { most: MAX_RECIPIENTS }));
  const known = ids.every(isUuid) ? await findReachable(context, viewer, ids) : [];
  if (known.length < ids.length) {
    throw wrong('recipientIds', t('Choose people from your contacts, messages, team or groups.'));
  }
  const conversationIds = await ensureDirects(context, viewer.id, ids);
  return record(context, card, { share: { senderId: viewer.id, mode: 'INAPP' }, recipientIds: ids, conversationIds });
}

/** Stops the share from opening the card and counting views. Harmless if it is revoked already. NOT_FOUND for anyone but the sender. */
export async function revokeShare({ db }: Context, viewer: Viewer, { id }: RevokeShareInput): Promise<Share> {
  const share = isUuid(id) ? await db.manager.findOneBy(Share, { id, senderId: viewer.id }) : null;
  if (!share) throw new AppError('NOT_FOUND', t('This share no longer exists.'), { id: 'no such share' });
  if (!share.revokedAt) await db.manager.save(Object.assign(share, { revokedAt: new Date() }));
  return share;
}

/** Where the share leads: to the card's public address, or to the screen that asks people to sign in. */
export async function buildShareUrl(context: Context, share: Share): Promise<string> {
  const { publicOrigin } = context.env;
  const privateUrl = `${publicOrigin}${fillPath(ADDRESSES.sharedCard.path, { id: share.cardId })}`;
  if (share.token) return `${privateUrl}?token=${share.token}`;
  const card = await context.loaders.card.load(share.cardId);
  const isOpen = card !== null && isOpenCard(card);
  // Views of a QR code count as scans, whether the app or a program draws it.
  const channel = share.mode === 'QR' ? '&c=qr' : '';
  return isOpen ? `${publicOrigin}${await cardPath(context, card)}?s=${share.id}${channel}` : privateUrl;
}

/** A share, seen by the one who made it. */
export async function findOwnShare({ db }: Context, viewer: Viewer | null, id: string): Promise<Share | null> {
  return viewer && db.manager.findOneBy(Share, { id, senderId: viewer.id });
}

/** Notes that a signed-in person opened what was shared; gives the share that the view belongs to, or null. */
export async function noteOpening(
  context: Context,
  card: Pick<Card, 'id' | 'ownerId'>,
  { shareId, token }: { shareId?: string | null; token?: string | null },
): Promise<string | null> {
  const { viewer, db } = context;
  const opening = viewer || token ? await findOpeningShares(context, viewer, { id: card.id, token }) : [];
  const named = await findKnownShare(context, card.id, shareId);
  const shares = [...new Set([...(named ? [named] : []), ...opening])];
  if (viewer && viewer.id !== card.ownerId && shares.length > 0) {
    const opened = await db.query<{ share_id: string }[]>(
      `INSERT INTO share_opens (share_id, user_id) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING
       RETURNING share_id`,
      [shares, viewer.id],
    );
    const ids = opened.map(({ share_id }) => share_id);
    if (ids.length > 0) await touchByOpening(db, ids, viewer.id);
  }
  return shares[0] ?? null;
}

/** The id, where it is that of a live share of this card; otherwise null. */
export async function findKnownShare(
  { db }: Pick<Services, 'db'>,
  cardId: string,
  id: string | null | undefined,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const rows = await db.query<{ id: string }[]>(
    `SELECT s.id FROM shares s WHERE s.id = $1 AND s.card_id = $2 AND ${isLive('s')}`,
    [id, cardId],
  );
  return rows[0]?.id ?? null;
}

/** A private card is its owner's alone to hand on; any other by whoever may see it. */
export async function findShareable(context: Context, viewer: Viewer, cardId: string): Promise<Card> {
  await context.rateLimits.consume('shareByViewer', viewer.id);
  const card = await findVisibleCard(context, viewer, { id: cardId });
  if (!card) throw noCard();
  if (!isOpenCard(card) && card.ownerId !== viewer.id) {
    throw new AppError('FORBIDDEN', t('This card is private. Only its owner can share it.'));
  }
  // Its link opens the card, and so does the person it goes to.
  if (!isOpenCard(card)) assertScopes(viewer, ['cards:read']);
  return card;
}

interface Recorded {
  share: Partial<Share>;
  recipientIds?: string[];
}

/** The act with its messages, or none of it. */
async function record(
  context: Context,
  card: Card,
  { share, recipientIds = [], conversationIds = [] }: Recorded & { conversationIds?: string[] },
): Promise<Share> {
  const { saved, notified } = await inTransaction(context.db, async (tx) => {
    const notified: Notified[] = [];
    for (const id of [...conversationIds].sort()) await lockConversation(tx, id);
    const shareId = await recordShare(tx, card, { share, recipientIds });
    for (const conversationId of conversationIds) {
      const sent = { conversationId, senderId: share.senderId ?? '', clientId: uuid(), text: '', shareId };
      const stored = await insertMessage(tx, sent);
      if (!stored) throw noGroup();
      notified.push(...stored.notified);
    }
    return { saved: await tx.findOneByOrFail(Share, { id: shareId }), notified };
  });
  await announceShare(context, card, saved.id);
  for (const id of conversationIds) await announceMessages(context, id);
  await announceNotifications(context.pubSub, notified);
  return saved;
}

/** Writes an act of sharing and to whom it was; gives its id. NOT_FOUND for a card that was deleted meanwhile. */
export async function recordShare(
  tx: EntityManager,
  card: Card,
  { share, recipientIds = [] }: Recorded,
): Promise<string> {
  const id = uuid();
  await onMissing(tx.insert(Share, { ...share, id, cardId: card.id }), 'shares_card_id_fkey', noCard());
  await addRecipients(tx, id, recipientIds);
  await enqueueShareEvent(tx, card, { ...share, id });
  return id;
}

/** Tells the card's owner, after the commit; who knows the other side sees that they had to do with each other. */
export async function announceShare({ db, pubSub }: Services, card: Card, id: string): Promise<void> {
  await touchByShare(db, id);
  await pubSub.publish(`activity:${card.ownerId}`, { id });
}

async function addRecipients(tx: EntityManager, shareId: string, userIds: string[]): Promise<void> {
  if (userIds.length > 0)
    await tx.insert(
      ShareRecipient,
      userIds.map((userId) => ({ shareId, userId })),
    );
}

function noCard(): AppError {
  return new AppError('NOT_FOUND', t('This card no longer exists.'), { cardId: 'no such card' });
}

function noGroup(): AppError {
  return new AppError('NOT_FOUND', t('You are not in this group.'), { groupId: 'no such group' });
}

function wrong(field: string, text: string): AppError {
  return new AppError('BAD_USER_INPUT', text, { [field]: text });
}
