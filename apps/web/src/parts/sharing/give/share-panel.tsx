import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { Download } from 'lucide-react';
import { qrAddress } from '../../qr/addresses.ts';
import { QrFrame } from '../../qr/qr-frame.tsx';
import type { QrFormat } from '../../qr/save-qr.ts';
import { useQrCode } from '../../qr/use-qr-code.ts';
import { DeviceWays } from './device-ways.tsx';
import { AddressField, LinkButtons, TextPreview } from './link-buttons.tsx';
import { useShareActs } from './use-share-acts.ts';
import type { OpenTarget } from './use-share-target.ts';

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
          <QrDownloads isBusy={acts.busy === 'QR'} onDownload={acts.downloadQr} />
          <DeviceWays acts={acts} title={title} />
        </div>
      </div>
      <TextPreview text={acts.text} />
    </>
  );
}

/** The QR code as a file, for print and for slides. */
export function QrDownloads({ isBusy, onDownload }: { isBusy: boolean; onDownload: (format: QrFormat) => void }) {
  return (
    <div className="mt-2 -ms-2.5 flex flex-wrap gap-1">
      {(['png', 'svg'] as const).map((format) => (
        <Button
          key={format}
          variant="quiet"
          aria-label={t('Download the QR code as {format}', { format: format.toUpperCase() })}
          isBusy={isBusy}
          onClick={() => onDownload(format)}
        >
          <Download aria-hidden="true" />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
