import { randomBytes } from 'node:crypto';
import { ADDRESSES, AppError, fillPath, isOpenCard, type ShareMode } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { onMissing } from '../../kernel/duplicates.ts';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { type Card, CardAccess, Cards } from '../cards/index.ts';
import { TokenRules } from '../identity/index.ts';
import { Share } from './share.entity.ts';
import type { RevokeShareInput, ShareCardInput } from './share.inputs.ts';
import { ShareRecipient } from './share-recipient.entity.ts';
import { isLive } from './share-sql.ts';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
const BY_HAND: readonly ShareMode[] = ['LINK', 'TEXT', 'WHATSAPP', 'QR'];

/**
 * Records an act of sharing and gives it an address of its own, so that its views can be told. The owner's link to a
 * private card carries a token. NOT_FOUND for a card the viewer may not see; FORBIDDEN for another's private one.
 */
export async function shareCard(context: Context, viewer: Viewer, input: ShareCardInput): Promise<Share> {
  const card = await findShareable(context, viewer, input.cardId);
  if (!BY_HAND.includes(input.mode)) throw wrong('mode', msg('Groups and people have operations of their own.'));
  const expiresAt = input.expiresAt ?? null;
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw wrong('expiresAt', msg('Choose a time in the future.'));
  const token = isOpenCard(card) ? undefined : randomBytes(TOKEN_BYTES).toString('base64url');
  const share = { senderId: viewer.id, mode: input.mode, tokenHash: CardAccess.hashToken(token), expiresAt };
  const made = await inTransaction(context.db, async (tx) =>
    tx.findOneByOrFail(Share, { id: await recordShare(tx, card, { share }) }),
  );
  return Object.assign(made, { token });
}

/** Stops the share from opening the card and counting views. Harmless if it is revoked already. NOT_FOUND for anyone but the sender. */
export async function revokeShare({ db }: Context, viewer: Viewer, { id }: RevokeShareInput): Promise<Share> {
  const share = isUuid(id) ? await db.manager.findOneBy(Share, { id, senderId: viewer.id }) : null;
  if (!share) throw new AppError('NOT_FOUND', msg('This share no longer exists.'), 'id');
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
  return isOpen ? `${publicOrigin}${await Cards.cardPath(context, card)}?s=${share.id}${channel}` : privateUrl;
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
  const opening = viewer || token ? await CardAccess.findOpeningShares(context, viewer, { id: card.id, token }) : [];
  const named = await findKnownShare(context, card.id, shareId);
  const shares = [...new Set([...(named ? [named] : []), ...opening])];
  if (viewer && viewer.id !== card.ownerId && shares.length > 0) {
    const opened = await db.query<{ share_id: string }[]>(
      `INSERT INTO share_opens (share_id, user_id) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING
       RETURNING share_id`,
      [shares, viewer.id],
    );
    const ids = opened.map(({ share_id }) => share_id);
    if (ids.length > 0) await emit(db.manager, 'shares.opened', { shareIds: ids, userId: viewer.id });
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
  const card = await CardAccess.findVisibleCard(context, viewer, { id: cardId });
  if (!card) throw noCard();
  if (!isOpenCard(card) && card.ownerId !== viewer.id) {
    throw new AppError('FORBIDDEN', msg('This card is private. Only its owner can share it.'));
  }
  // Its link opens the card, and so does the person it goes to.
  if (!isOpenCard(card)) TokenRules.assertScopes(viewer, ['cards:read']);
  return card;
}

export interface RecordedShare {
  share: Partial<Share>;
  recipientIds?: string[];
}

/** Writes an act of sharing and to whom it was; gives its id. NOT_FOUND for a card that was deleted meanwhile. */
export async function recordShare(
  tx: EntityManager,
  card: Card,
  { share, recipientIds = [] }: RecordedShare,
): Promise<string> {
  const id = uuid();
  await onMissing(tx.insert(Share, { ...share, id, cardId: card.id }), 'shares_card_id_fkey', noCard());
  await addRecipients(tx, id, recipientIds);
  await emit(tx, 'share.created', { card, share: { ...share, id } });
  return id;
}

async function addRecipients(tx: EntityManager, shareId: string, userIds: string[]): Promise<void> {
  if (userIds.length > 0)
    await tx.insert(
      ShareRecipient,
      userIds.map((userId) => ({ shareId, userId })),
    );
}

function noCard(): AppError {
  return new AppError('NOT_FOUND', msg('This card no longer exists.'), 'cardId');
}

function wrong(field: string, text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, field);
}

/** The share opens nothing from now on. Harmless when it had ended. */
export async function endShare(tx: EntityManager, id: string): Promise<void> {
  await tx.update(Share, { id, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
}

/** Share → the card that it is of, while the share is live. */
export async function findSharedCards(tx: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; card_id: string }[]>(
    `SELECT s.id, s.card_id FROM shares s WHERE s.id = ANY ($1::uuid[]) AND ${isLive('s')}`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.card_id]));
}
