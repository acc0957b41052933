import { errorCode, newIdempotencyKey, useRevokeShareMutation, useShareCardMutation } from '@tessera/client';
import { cardPreview, formatPhone, MESSAGES, shareText, TOAST_MS, whatsappShareUrl } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { mayPass } from '../../../data/errors/may-pass.ts';
import { keepShare } from '../../../data/outbox/unsent-shares.ts';
import { getSession } from '../../../data/session/session.ts';
import { paths } from '../../../paths.ts';
import { copyText } from '../../screen/copy-text.ts';
import { AFTER_REVOKING, AFTER_SHARE } from './after-share.ts';
import { type Expiry, expiryTime } from './expiry.ts';
import type { OpenTarget } from './use-share-target.ts';

type Mode = 'LINK' | 'TEXT' | 'WHATSAPP' | 'QR';
const COPIED_MS = 2000;

/** Uses a link; false when it was not handed on after all. */
export type UseOfLink = (url: string) => Promise<boolean>;

export interface ShareActs {
  /**
   * The link that “Copy link” copies. Null before the first act on a private card, which makes it.
   */
  address: string | null;
  /** For two seconds after the link was copied. */
  isCopied: boolean;
  /** The act under way. */
  busy: Mode | 'SHEET' | 'TAG' | 'EMAIL' | 'SMS' | null;
  /** What goes along when the text is shared; of a private card without a link before one is made. */
  text: string;
  copyLink: () => void;
  copyCardText: () => void;
  openWhatsApp: () => void;
  /** Opens the device's own program with the text in it. */
  openMessage: (program: 'EMAIL' | 'SMS') => void;
  /** Records that the code is downloaded; false when the card can't be shared any more. */
  noteDownload: () => Promise<boolean>;
  /** Makes the link of a QR code without handing over a file. */
  makeQr: () => Promise<string | null>;
  /** Hands the link to a device's own way of sharing; what was not handed on is no act. */
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
  const { record, lend, addressOf } = useRecord(cardId, target, expiry);
  const [busy, setBusy] = useState<ShareActs['busy']>(null);
  const promo = target.hasPromo ? { url: location.origin + paths.home } : null;
  const preview = cardPreview(target.data, formatPhone);
  const textWith = (url: string) => shareText(preview, url, promo);
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
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (text: Promise<string>, done: string, durationMs: number) => {
    const hasCopied = await copyText(text);
    if (hasCopied) toast(done, { durationMs });
    else toast(t('Couldn’t copy this. Select the address and copy it.'), { tone: 'bad' });
    return hasCopied;
  };
  const copyLink = async () => {
    if (!(await copy(record('LINK'), t('Link copied'), TOAST_MS.copied))) return;
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  return {
    address: addressOf('LINK'),
    busy,
    text: textWith(addressOf('TEXT') ?? location.origin + paths.sharedCard(cardId)),
    isCopied,
    copyLink: () => void run('LINK', copyLink),
    copyCardText: () =>
      void run('TEXT', () => copy(record('TEXT').then(textWith), say(MESSAGES.textCopied), TOAST_MS.textCopied)),
    openWhatsApp: () =>
      void run('WHATSAPP', () => openInTab(record('WHATSAPP').then((url) => whatsappShareUrl(textWith(url))))),
    openMessage: (program) =>
      void run(program, async () => {
        location.href = messageUrl(program, preview.name || preview.title, textWith(await record('TEXT')));
      }),
    noteDownload: async () => (await run('QR', () => record('QR'))) !== null,
    makeQr: () => run('QR', () => record('QR')),
    lend: async (way, use) => void (await run(way, () => lend(use))),
  };
}

/** The address that opens the device's program for email or text messages. */
function messageUrl(program: 'EMAIL' | 'SMS', title: string, text: string): string {
  const body = encodeURIComponent(text);
  // RFC 5724 has no body; all phones take it this way.
  return program === 'SMS' ? `sms:?&body=${body}` : `mailto:?subject=${encodeURIComponent(title)}&body=${body}`;
}

/** Records acts and gives the links that belong to them. */
function useRecord(cardId: string, target: OpenTarget, expiry: Expiry) {
  const [shareCard] = useShareCardMutation(AFTER_SHARE);
  const [revokeShare] = useRevokeShareMutation(AFTER_REVOKING);
  const [made, setMade] = useState<string | null>(null);
  const { isPrivate } = target;
  const linkFor = (mode: Mode) => target.links[mode] ?? { url: target.url, mark: null };
  const share = async (mode: Mode, mark: string | null, key = newIdempotencyKey()) => {
    const expiresAt = isPrivate ? expiryTime(expiry, new Date()) : null;
    const input = { cardId, mode, ...(mark && { mark }), ...(expiresAt && { expiresAt }) };
    const context = { headers: { 'idempotency-key': key } };
    return (await shareCard({ variables: { input }, context })).data?.shareCard.share;
  };
  /** The link that belongs to the act. An address that works is shared without a record too, which is sent later. */
  const record = async (mode: Mode): Promise<string> => {
    const link = linkFor(mode);
    const key = newIdempotencyKey();
    try {
      const { url = link.url } = (await share(mode, link.mark, key)) ?? {};
      if (isPrivate) setMade(url);
      return url;
    } catch (error) {
      assertShareable(error, isPrivate);
      const ownerId = readUserId();
      if (ownerId && mayPass(error))
        keepShare({ key, ownerId, input: { cardId, mode, ...(link.mark && { mark: link.mark }) } });
      return link.url;
    }
  };
  /** A link with a token opens the card from when it is made; one that nobody got is taken back. */
  const lendToken = async (use: UseOfLink) => {
    const made = await share('LINK', null);
    if (!made) throw new Error(NO_LINK);
    let isUsed = false;
    try {
      isUsed = await use(made.url);
    } finally {
      // That it could not be revoked is for the list of shares to show.
      if (!isUsed) await revokeShare({ variables: { input: { id: made.id } } }).catch(() => {});
    }
  };
  const lend = async (use: UseOfLink) => {
    if (isPrivate) return lendToken(use);
    if (await use(linkFor('LINK').url)) await record('LINK');
  };
  return { record, lend, addressOf: (mode: Mode) => (isPrivate ? made : linkFor(mode).url) };
}

function readUserId(): string | undefined {
  const session = getSession();
  return session.status === 'signed-in' ? session.user?.id : undefined;
}

const NO_LINK = t('No link was made. Check your connection and try again, or make the card unlisted.');

/** An act that can't be recorded is no reason not to share an address that works; any other is. */
function assertShareable(error: unknown, isPrivate: boolean): void {
  const code = errorCode(error);
  // The card was withdrawn meanwhile: a link to it would be no help.
  if (code === 'FORBIDDEN' || code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') throw error;
  if (!isPrivate) return;
  if (code === 'RATE_LIMITED') throw error;
  throw new Error(NO_LINK);
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
