import { AppError, isOpenCard, type WalletWay } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { addKeyedJob } from '../../infra/jobs.ts';
import { toSite } from '../../infra/limits/network.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Card } from '../cards/index.ts';
import { fetchAccess, readGoogleAccount, signSaveLink } from './google/account.ts';
import { saveObject, toObjectId } from './google/object.ts';
import { findAppleIdentity, findOrMakePass, makeApplePass, noteContent, readContent } from './pass.service.ts';
import type { SetCardWalletInput } from './wallet.inputs.ts';
import type { CardWallet } from './wallet.types.ts';
import { WalletPass } from './wallet-pass.entity.ts';

/** Which wallets cards can be added to here. */
interface WalletOffer {
  apple: boolean;
  /** `test`: for the accounts alone that the operator has named to Google. */
  google: boolean | 'test';
}

const offers = new WeakMap<object, WalletOffer['google']>();

function findWalletOffer(services: Pick<Services, 'env' | 'log'>): WalletOffer {
  return { apple: findAppleIdentity(services) !== null, google: findGoogleOffer(services) };
}

/** The file is read once: it changes by starting the server again. */
function findGoogleOffer({ env: { wallet }, log }: Pick<Services, 'env' | 'log'>): WalletOffer['google'] {
  const { google } = wallet;
  if (!google) return false;
  const known = offers.get(google);
  if (known !== undefined) return known;
  let offer: WalletOffer['google'] = google.isPublished ? true : 'test';
  try {
    readGoogleAccount(google);
  } catch (error) {
    log.warn({ err: error }, 'cards can’t be added to Google Wallet: GOOGLE_WALLET_KEY_FILE can’t be used');
    offer = false;
  }
  offers.set(google, offer);
  return offer;
}

function applePassPath(cardId: string): string {
  return `/wallet/cards/${cardId}/card.pkpass`;
}

function googleWalletPath(cardId: string): string {
  return `/wallet/cards/${cardId}/google`;
}

/** Where visitors of the card's page add it; empty unless its owner wishes that. */
export function listVisitorWallets(
  services: Pick<Services, 'env' | 'log'>,
  { cardId, isOnPage }: { cardId: string; isOnPage: boolean },
): WalletWay[] {
  if (!isOnPage) return [];
  const offer = findWalletOffer(services);
  const ways: WalletWay[] = [];
  if (offer.apple) ways.push({ kind: 'apple', path: applePassPath(cardId) });
  // Google refuses other people's accounts while it is a test.
  if (offer.google === true) ways.push({ kind: 'google', path: googleWalletPath(cardId) });
  return ways;
}

/** How the viewer's own card can be added to wallets; null for others. */
export async function findCardWallet(context: Context, card: Card): Promise<CardWallet | null> {
  if (context.viewer?.id !== card.ownerId) return null;
  const pass = await context.loaders.walletPass.load(card.id);
  const offer = findWalletOffer(context);
  const isOpen = isOpenCard(card);
  const content = pass?.code === 'contact' && isOpen ? await readContent(context, context.db.manager, pass) : null;
  return {
    isOnPage: pass?.isOnPage ?? false,
    code: pass?.code ?? 'address',
    isCodeShortened: content?.code.isShortened ?? false,
    isAppleSetUp: offer.apple,
    isGoogleSetUp: offer.google !== false,
    isGoogleTest: offer.google === 'test',
    applePath: offer.apple && isOpen ? applePassPath(card.id) : null,
    googlePath: offer.google && isOpen ? googleWalletPath(card.id) : null,
  };
}

/** Changes how the viewer's card is offered to wallets. NOT_FOUND for others' cards. */
export async function setCardWallet({ db }: Context, viewer: Viewer, input: SetCardWalletInput): Promise<Card> {
  return inTransaction(db, async (tx) => {
    const where = { id: input.cardId, ownerId: viewer.id };
    // The lock keeps the card while its pass is made.
    const card = isUuid(input.cardId) ? await tx.findOne(Card, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!card) throw new AppError('NOT_FOUND', msg('This card no longer exists.'), 'cardId');
    const { serial, isOnPage, code, contentHash } = await findOrMakePass(tx, card.id);
    const changed = { isOnPage: input.isOnPage ?? isOnPage, code: input.code ?? code };
    await tx.update(WalletPass, { serial }, changed);
    if (contentHash !== null && changed.code !== code)
      await addKeyedJob(tx, ['refreshWalletPass', { cardId: card.id }], { key: `wallet:${card.id}` });
    return card;
  });
}

/** The pass of a card for who may add it: its owner, and visitors if the owner wishes. NOT_FOUND for all others. */
async function openPass(context: Context, cardId: string) {
  const card = isUuid(cardId) ? await context.db.manager.findOneBy(Card, { id: cardId }) : null;
  const known = card && (await context.db.manager.findOneBy(WalletPass, { cardId }));
  const mayAdd = card && isOpenCard(card) && (card.ownerId === context.viewer?.id || known?.isOnPage);
  if (!mayAdd) throw notAddable();
  const made = known ?? (await inTransaction(context.db, (tx) => findOrMakePass(tx, cardId)));
  const { pass, content } = await noteContent(context, made);
  return { card, pass, content };
}

/** The file that adds the card to Apple Wallet. */
export async function downloadApplePass(context: Context, cardId: string): Promise<{ slug: string; bytes: Buffer }> {
  const identity = findAppleIdentity(context);
  if (!identity) throw notAddable();
  const { card, pass, content } = await openPass(context, cardId);
  const bytes = await makeApplePass(context, { pass, identity, content, from: toSite(context.request.address) });
  return { slug: card.slug, bytes };
}

/** Google's address by which the card is added: signed for this press. UNAVAILABLE while Google can't be asked. */
export async function findGoogleLink(context: Context, cardId: string): Promise<string> {
  const { env, db, log } = context;
  const { google } = env.wallet;
  const offer = findWalletOffer(context).google;
  if (!google || !offer) throw notAddable();
  const { card, pass, content } = await openPass(context, cardId);
  if (offer === 'test' && card.ownerId !== context.viewer?.id) throw notAddable();
  try {
    if (!pass.isAtGoogle) {
      await saveObject(google, { serial: pass.serial, content, origin: env.publicOrigin });
      await db.manager.update(WalletPass, { serial: pass.serial }, { isAtGoogle: true });
    }
    return await signSaveLink(await fetchAccess(google), toObjectId(google, pass.serial));
  } catch (error) {
    log.warn({ err: error }, 'a card could not be added to Google Wallet');
    throw new AppError('UNAVAILABLE', msg('Google Wallet can’t be reached right now. Try again in a moment.'));
  }
}

function notAddable(): AppError {
  return new AppError('NOT_FOUND', msg('This card can’t be added to a wallet here.'));
}
