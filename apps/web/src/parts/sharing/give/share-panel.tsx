import { cardPreview, formatPhone, qrAddress, themeDesign } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { Download } from 'lucide-react';
import { deferred } from '../../../delivery/deferred.tsx';
import { QrFrame } from '../../qr/qr-frame.tsx';
import { useQrCode } from '../../qr/use-qr-code.ts';
import { useOpener } from '../../screen/use-opener.ts';
import { AddToWallet } from '../wallet/add-to-wallet.tsx';
import { DeviceWays } from './device-ways.tsx';
import { AddressField, LinkButtons, TextPreview } from './link-buttons.tsx';
import { type ShareActs, useShareActs } from './use-share-acts.ts';
import type { OpenTarget } from './use-share-target.ts';

const DownloadCode = deferred(async () => (await import('../../qr/print/download-code.tsx')).DownloadCode);

export interface SharePanelProps {
  /** The server's id. */
  cardId: string;
  title: string;
  target: OpenTarget;
}

/** QR code and address of a card that others may open, and the ways to hand them on. */
export function SharePanel({ cardId, title, target }: SharePanelProps) {
  const acts = useShareActs({ cardId, target });
  const { url } = target;
  // Shown to be scanned here and now, which is no act that we could know of; the channel is told all the same.
  const qr = useQrCode(qrAddress(url));
  return (
    <>
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-[216px_minmax(0,1fr)]">
        <QrFrame qr={qr} label={t('QR code that leads to {url}', { url })} className="w-full max-w-54 max-sm:mx-auto" />
        <div className="min-w-0">
          <p className="text-sm text-ink-2">{t('Anyone with this link sees the card.')}</p>
          <AddressField address={acts.address ?? url} />
          <LinkButtons acts={acts} />
          <CodeDownload acts={acts} target={target} />
          {target.isOwn && <AddToWallet cardId={cardId} />}
          <DeviceWays acts={acts} title={title} />
        </div>
      </div>
      <TextPreview text={acts.text} hasPromo={target.hasPromo} />
    </>
  );
}

/** The code as a file to print, with what the card has of colours and logo. */
function CodeDownload({ acts, target: { url, data } }: { acts: ShareActs; target: OpenTarget }) {
  const download = useOpener(DownloadCode.preload);
  const preview = cardPreview(data, formatPhone);
  const { colors } = preview.design ?? themeDesign(data.theme);
  return (
    <>
      <Button variant="quiet" className="mt-2 -ms-2.5" aria-haspopup="dialog" {...download.button}>
        <Download aria-hidden="true" />
        {t('Download the code')}
      </Button>
      {download.isWanted && (
        <DownloadCode
          isOpen={download.isOpen}
          onClose={() => download.setIsOpen(false)}
          url={url}
          name={preview.name || preview.title}
          colors={Object.values(colors)}
          logoUrl={preview.logo}
          onDownload={acts.noteDownload}
        />
      )}
    </>
  );
}
