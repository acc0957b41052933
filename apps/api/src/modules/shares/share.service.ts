import { randomBytes } from 'node:crypto';
import {
  ADDRESSES,
  AppError,
  fillPath,
  isOpenCard,
  readShareMark,
  type ShareMode,
  shareMarkFrom,
} from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { onMissing, retryOnDuplicate } from '../../kernel/duplicates.ts';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { type Card, CardAccess, Cards } from '../cards/index.ts';
import { TokenRules } from '../identity/index.ts';
import { Share } from './share.entity.ts';
import type { RevokeShareInput, ShareCardInput } from './share.inputs.ts';
import type { PreparedShare } from './share.types.ts';
import { ShareRecipient } from './share-recipient.entity.ts';
import { isLive } from './share-sql.ts';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
/** More than a mark needs, for some bytes are skipped. */
const MARK_BYTES = 64;
/** Of as many marks one is free: as good as certain, also among millions of shares. */
const MARK_TRIES = 4;
const BY_HAND: readonly ShareMode[] = ['LINK', 'TEXT', 'WHATSAPP', 'QR'];
/** What is downloaded leads to the card's own address instead. */
const MARKED: readonly ShareMode[] = ['LINK', 'TEXT', 'WHATSAPP'];

/**
 * Records an act of sharing and gives it an address of its own, so that its views can be told. A prepared mark that was
 * used before is the same act, and so is downloading the code of an open card again. The owner's link to a private card
 * carries a token. NOT_FOUND for a card the viewer may not see; FORBIDDEN for another's private one; BAD_USER_INPUT for a
 * mark where none is prepared; CONFLICT for a mark that another act has.
 */
export async function shareCard(context: Context, viewer: Viewer, input: ShareCardInput): Promise<Share> {
  const card = await findShareable(context, viewer, input.cardId);
  if (!BY_HAND.includes(input.mode)) throw wrong('mode', msg('Groups and people have operations of their own.'));
  const expiresAt = input.expiresAt ?? null;
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw wrong('expiresAt', msg('Choose a time in the future.'));
  const token = isOpenCard(card) ? undefined : randomBytes(TOKEN_BYTES).toString('base64url');
  const mark = readMark(input.mark);
  if (mark && token) throw wrong('mark', msg('This card is private now. Open the share dialog again.'));
  if (mark && !MARKED.includes(input.mode)) throw wrong('mark', NOT_PREPARED);
  const share = { senderId: viewer.id, mode: input.mode, tokenHash: CardAccess.hashToken(token), expiresAt };
  const record = () =>
    inTransaction(context.db, async (tx) => {
      const known = token ? null : await findSameAct(tx, { ...share, cardId: card.id, mark });
      if (known) return known;
      return tx.findOneByOrFail(Share, {
        id: await recordShare(tx, card, { share: { ...share, ...(mark && { mark }) } }),
      });
    });
  // Two quick taps send the same mark twice.
  const made = await retryOnDuplicate(record, 'shares_mark_key');
  return Object.assign(made, { token });
}

/**
 * Marks and addresses for the viewer's next acts of sharing an open card, so that a screen shows the address that it will
 * copy. Records nothing. Empty for a private card, whose links carry tokens. NOT_FOUND for one the viewer may not see.
 */
export async function prepareShares(context: Context, viewer: Viewer, cardId: string): Promise<PreparedShare[]> {
  const card = await CardAccess.findVisibleCard(context, viewer, { id: cardId });
  if (!card) throw noCard();
  if (!isOpenCard(card)) return [];
  const marks = await findFreeMarks(context.db.manager, MARKED.length);
  return Promise.all(
    marks.map(async (mark, at) => ({
      mode: MARKED[at] ?? 'LINK',
      mark,
      url: await openUrl(context, card, { mark }),
    })),
  );
}

async function findFreeMarks(tx: Pick<EntityManager, 'query'>, count: number): Promise<string[]> {
  const marks = Array.from({ length: count * MARK_TRIES }, makeShareMark);
  const rows = await tx.query<{ mark: string }[]>(`${selectFree('$1::text[]')} LIMIT $2`, [marks, count]);
  return rows.map(({ mark }) => mark);
}

/** A mark by chance; whether a share has it is for the database to say. */
export function makeShareMark(): string {
  return shareMarkFrom(randomBytes(MARK_BYTES)) ?? makeShareMark();
}

/** SQL: those of the marks that no share has. */
function selectFree(marks: string): string {
  return `SELECT m.mark FROM unnest(${marks}) AS m (mark)
    WHERE NOT EXISTS (SELECT 1 FROM shares taken WHERE taken.mark = m.mark)`;
}

const NOT_PREPARED = msg('Use a mark from the prepared shares.');

function readMark(raw: string | null | undefined): string | null {
  if (!raw) return null;
  const mark = readShareMark(raw);
  if (!mark) throw wrong('mark', NOT_PREPARED);
  return mark;
}

type Act = Pick<Share, 'cardId' | 'senderId' | 'mode'> & { mark: string | null };

/** The share that this act made before: by its mark, or the download of the same card's code. */
async function findSameAct(tx: EntityManager, { mark, cardId, senderId, mode }: Act): Promise<Share | null> {
  const act = { cardId, senderId, mode, revokedAt: IsNull() };
  if (mode === 'QR') {
    // Two downloads at the same moment are one act too.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`qr ${senderId} ${cardId}`]);
    return tx.findOneBy(Share, { ...act, tokenHash: IsNull() });
  }
  if (!mark) return null;
  const taken = await tx.findOneBy(Share, { mark });
  if (!taken) return null;
  if (taken.cardId === cardId && taken.senderId === senderId && taken.mode === mode && !taken.revokedAt) return taken;
  throw new AppError('CONFLICT', msg('This mark belongs to another share. Prepare a new one.'), 'mark');
}

/** Stops the share from opening the card and counting views. Harmless if it is revoked already. NOT_FOUND for anyone but the sender. */
export async function revokeShare({ db }: Context, viewer: Viewer, { id }: RevokeShareInput): Promise<Share> {
  const share = isUuid(id) ? await db.manager.findOneBy(Share, { id, senderId: viewer.id }) : null;
  if (!share) throw new AppError('NOT_FOUND', msg('This share no longer exists.'), 'id');
  if (isPrinted(share)) {
    throw new AppError(
      'FORBIDDEN',
      msg('A downloaded code can’t be revoked. To close it, make the card private.'),
      'id',
    );
  }
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
  return isOpen ? openUrl(context, card, isPrinted(share) ? null : share) : privateUrl;
}

/** What is downloaded may be printed: it leads to the card itself, by the code's channel, and nothing ends it. */
export function isPrinted({ mode, tokenHash }: Pick<Share, 'mode' | 'tokenHash'>): boolean {
  return mode === 'QR' && tokenHash === null;
}

/** SQL: the same of the share `s`. */
export const IS_PRINTED = "(s.mode = 'QR' AND s.token_hash IS NULL)";

async function openUrl(context: Context, card: Card, share: Pick<Share, 'mark'> | null): Promise<string> {
  const query = share ? `s=${share.mark}` : 'c=qr';
  return `${context.env.publicOrigin}${await Cards.cardPath(context, card)}?${query}`;
}

/** A share, seen by the one who made it. */
export async function findOwnShare({ db }: Context, viewer: Viewer | null, id: string): Promise<Share | null> {
  return viewer && db.manager.findOneBy(Share, { id, senderId: viewer.id });
}

/** What a link says of the share that it belongs to. */
interface ShareOfLink {
  shareMark?: string | null;
  token?: string | null;
}

/** Notes that a signed-in person opened what was shared; gives the mark of the share that the view belongs to, or null. */
export async function noteOpening(
  context: Context,
  card: Pick<Card, 'id' | 'ownerId'>,
  { shareMark, token }: ShareOfLink,
): Promise<string | null> {
  const { viewer, db } = context;
  const opening = viewer || token ? await CardAccess.findOpeningShares(context, viewer, { id: card.id, token }) : [];
  const named = await findKnownShare(context, card.id, shareMark);
  const shares = named ? [named, ...opening] : opening;
  if (viewer && viewer.id !== card.ownerId && shares.length > 0) {
    const opened = await db.query<{ share_id: string }[]>(
      `INSERT INTO share_opens (share_id, user_id) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING
       RETURNING share_id`,
      [[...new Set(shares.map(({ id }) => id))], viewer.id],
    );
    const ids = opened.map(({ share_id }) => share_id);
    if (ids.length > 0) await emit(db.manager, 'shares.opened', { shareIds: ids, userId: viewer.id });
  }
  return shares[0]?.mark ?? null;
}

type KnownShare = Pick<Share, 'id' | 'mark' | 'cardId'>;

/** The live share of this card that has the mark; otherwise null. */
export async function findKnownShare(
  { db }: Pick<Services, 'db'>,
  cardId: string,
  rawMark: string | null | undefined,
): Promise<KnownShare | null> {
  const mark = readShareMark(rawMark);
  if (!mark) return null;
  const share = (await findByMarks(db.manager, [mark])).get(mark);
  return share?.cardId === cardId ? share : null;
}

/** The live shares that have these marks. */
export async function findByMarks(
  tx: Pick<EntityManager, 'query'>,
  marks: readonly string[],
): Promise<Map<string, KnownShare>> {
  const rows = await tx.query<KnownShare[]>(
    `SELECT s.id, s.mark, s.card_id AS "cardId" FROM shares s WHERE s.mark = ANY ($1::text[]) AND ${isLive('s')}`,
    [marks],
  );
  return new Map(rows.map((row) => [row.mark, row]));
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
  // They are our own, of plain letters and digits.
  const tries = Array.from({ length: MARK_TRIES }, makeShareMark).join(',');
  const free = `(${selectFree(`'{${tries}}'::text[]`)} LIMIT 1)`;
  await onMissing(
    tx.insert(Share, { mark: () => free, ...share, id, cardId: card.id }),
    'shares_card_id_fkey',
    noCard(),
  );
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
