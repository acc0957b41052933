import { errorCode, useRevokeShareMutation, useShareCardMutation } from '@tessera/client';
import { cardPreview, formatPhone, MESSAGES, shareText, TOAST_MS, whatsappShareUrl } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { paths } from '../../../paths.ts';
import { qrAddress } from '../../qr/addresses.ts';
import { type QrFormat, qrName, saveQr } from '../../qr/save-qr.ts';
import { loadQrCode } from '../../qr/use-qr-code.ts';
import { copyText } from '../../screen/copy-text.ts';
import { AFTER_SHARE } from './after-share.ts';
import { type Expiry, expiryTime } from './expiry.ts';
import type { OpenTarget } from './use-share-target.ts';

type Mode = 'LINK' | 'TEXT' | 'WHATSAPP' | 'QR';

/** The link that an act has given the card; `shareId` is null where the act could not be recorded. */
interface MadeLink {
  url: string;
  shareId: string | null;
}

/** Uses a link; false when it was not handed on after all. */
export type UseOfLink = (url: string) => Promise<boolean>;

export interface ShareActs {
  /** The link that the last act made; null before the first. */
  made: string | null;
  /** The act under way. */
  busy: Mode | 'SHEET' | 'TAG' | null;
  /** What goes along when the text is shared, with this link at its end. */
  textWith: (url: string) => string;
  copyLink: () => void;
  copyCardText: () => void;
  openWhatsApp: () => void;
  downloadQr: (format: QrFormat) => void;
  /** Makes the link of a QR code without handing over a file. */
  makeQr: () => Promise<string | null>;
  /** Hands the link to a device's own way of sharing; what was not handed on is revoked. */
  lend: (way: 'SHEET' | 'TAG', use: UseOfLink) => Promise<void>;
}

export interface ShareActsOptions {
  /** The server's id. */
  cardId: string;
  target: OpenTarget;
  expiry?: Expiry;
}

/** Every way of handing the card on. Each act is recorded when it happens, and only then. */
export function useShareActs({ cardId, target, expiry = 'never' }: ShareActsOptions): ShareActs {
  const toast = useToast();
  const { record, revoke, made } = useRecord(cardId, target, expiry);
  const [busy, setBusy] = useState<ShareActs['busy']>(null);
  const promo = target.hasPromo ? { url: location.origin + paths.home } : null;
  const textWith = (url: string) => shareText(cardPreview(target.data, formatPhone), url, promo);
  const run = async <T>(act: NonNullable<ShareActs['busy']>, work: () => Promise<T>): Promise<T | null> => {
    setBusy(act);
    try {
      // Called in the tap itself: the clipboard and new tabs are given to a fresh tap only.
      return await work();
    } catch (error) {
      toast(errorText(error, t('Couldn’t share this. Try again.')), { tone: 'bad' });
      return null;
    } finally {
      setBusy(null);
    }
  };
  const linkBy = async (mode: Mode) => (await record(mode)).url;
  const copy = async (text: Promise<string>, done: string, durationMs: number) => {
    if (await copyText(text)) toast(done, { durationMs });
    else toast(t('Couldn’t copy this. Select the address and copy it.'), { tone: 'bad' });
  };
  return {
    made,
    busy,
    textWith,
    copyLink: () => void run('LINK', () => copy(linkBy('LINK'), t('Link copied'), TOAST_MS.copied)),
    copyCardText: () =>
      void run('TEXT', () => copy(linkBy('TEXT').then(textWith), say(MESSAGES.textCopied), TOAST_MS.textCopied)),
    openWhatsApp: () =>
      void run('WHATSAPP', () => openInTab(linkBy('WHATSAPP').then((url) => whatsappShareUrl(textWith(url))))),
    downloadQr: (format) =>
      void run('QR', async () => saveQr(await loadQrCode(qrAddress(await linkBy('QR'))), qrName(target.url), format)),
    makeQr: () => run('QR', () => linkBy('QR')),
    lend: async (way, use) => void (await run(way, async () => lendLink(await record('LINK'), use, revoke))),
  };
}

/** Records acts and gives the links that belong to them. */
function useRecord(cardId: string, { url, isPrivate }: OpenTarget, expiry: Expiry) {
  const [shareCard] = useShareCardMutation(AFTER_SHARE);
  const [revokeShare] = useRevokeShareMutation(AFTER_SHARE);
  const [made, setMade] = useState<string | null>(null);
  const record = async (mode: Mode): Promise<MadeLink> => {
    const expiresAt = isPrivate ? expiryTime(expiry, new Date()) : null;
    try {
      const { data } = await shareCard({ variables: { input: { cardId, mode, ...(expiresAt && { expiresAt }) } } });
      const link = { url: data?.shareCard.share.url ?? url, shareId: data?.shareCard.share.id ?? null };
      setMade(link.url);
      return link;
    } catch (error) {
      return withoutRecord(error, { url, isPrivate });
    }
  };
  const revoke = async (id: string) => void (await revokeShare({ variables: { input: { id } } }));
  return { record, revoke, made };
}

/** An act that can't be recorded is no reason not to share an address that works; any other is. */
function withoutRecord(error: unknown, { url, isPrivate }: Pick<OpenTarget, 'url' | 'isPrivate'>): MadeLink {
  const code = errorCode(error);
  // The card was withdrawn meanwhile: a link to it would be no help.
  if (code === 'FORBIDDEN' || code === 'NOT_FOUND') throw error;
  if (!isPrivate) return { url, shareId: null };
  if (code === 'RATE_LIMITED' || code === 'BAD_USER_INPUT') throw error;
  throw new Error('No link was made. Check your connection and try again, or make the card unlisted.');
}

async function lendLink({ url, shareId }: MadeLink, use: UseOfLink, revoke: (id: string) => Promise<void>) {
  let isUsed = false;
  try {
    isUsed = await use(url);
  } finally {
    // Nobody has it. That it could not be revoked is for the list of shares to show.
    if (!isUsed && shareId) await revoke(shareId).catch(() => {});
  }
}

/** Opens the tab now and tells it later where to go, because a late one would be blocked as a pop-up. */
async function openInTab(url: Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    (tab ?? window).location.href = await url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
