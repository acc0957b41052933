import { errorCode, useShareCardMutation } from '@tessera/client';
import {
  type CardData,
  cardPreview,
  formatPhone,
  MESSAGES,
  shareText,
  TOAST_MS,
  whatsappShareUrl,
} from '@tessera/domain';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { type QrFormat, qrName, saveQr } from '../qr/save-qr.ts';
import { loadQrCode } from '../qr/use-qr-code.ts';
import { qrAddress } from './addresses.ts';
import { copyText } from './copy-text.ts';

type Mode = 'LINK' | 'TEXT' | 'WHATSAPP' | 'QR';

export interface ShareActs {
  /** The address to show: the plain one until an act has given the card one of its own. */
  address: string;
  /** The act under way. */
  busy: Mode | null;
  copyLink: () => void;
  copyCardText: () => void;
  openWhatsApp: () => void;
  downloadQr: (format: QrFormat) => void;
}

/** Every way of handing the card on. Each act is recorded when it happens, and only then. */
export function useShareActs(cardId: string, url: string, data: CardData): ShareActs {
  const toast = useToast();
  const { record, address } = useRecord(cardId, url);
  const [busy, setBusy] = useState<Mode | null>(null);
  const textWith = (link: string) =>
    shareText(cardPreview(data, formatPhone), link, { url: location.origin + paths.home });
  const run = async (mode: Mode, work: (link: Promise<string>) => Promise<void>) => {
    setBusy(mode);
    try {
      // Called in the tap itself: the clipboard and new tabs are given to a fresh tap only.
      await work(record(mode));
    } catch (error) {
      toast(error instanceof Error ? error.message : 'Sharing failed.', { tone: 'bad' });
    } finally {
      setBusy(null);
    }
  };
  const copy = async (text: Promise<string>, done: string, durationMs: number) => {
    if (await copyText(text)) toast(done, { durationMs });
    else toast('Copying failed. Select the address and copy it.', { tone: 'bad' });
  };
  return {
    address,
    busy,
    copyLink: () => void run('LINK', (link) => copy(link, 'Link copied', TOAST_MS.copied)),
    copyCardText: () => void run('TEXT', (link) => copy(link.then(textWith), MESSAGES.textCopied, TOAST_MS.textCopied)),
    openWhatsApp: () =>
      void run('WHATSAPP', (link) => openInTab(link.then((ready) => whatsappShareUrl(textWith(ready))))),
    downloadQr: (format) =>
      void run('QR', async (link) => saveQr(await loadQrCode(qrAddress(await link)), qrName(url), format)),
  };
}

/** Records an act and gives the address that belongs to it; where that fails, the plain one, if it leads somewhere. */
function useRecord(cardId: string, url: string) {
  const [shareCard] = useShareCardMutation();
  const [address, setAddress] = useState(url);
  const record = async (mode: Mode): Promise<string> => {
    try {
      const { data } = await shareCard({ variables: { input: { cardId, mode } } });
      const link = data?.shareCard.url ?? url;
      setAddress(link);
      return link;
    } catch (error) {
      const code = errorCode(error);
      // The card was withdrawn meanwhile: a link to it would be no help.
      if (code === 'FORBIDDEN' || code === 'NOT_FOUND') throw error;
      return url;
    }
  };
  return { record, address };
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
