import type { CardData } from '@tessera/domain';
import { Button } from '@tessera/ui';
import { Copy, Download } from 'lucide-react';
import { QrFrame } from '../qr/qr-frame.tsx';
import { useQrCode } from '../qr/use-qr-code.ts';
import { qrAddress } from './addresses.ts';
import { useShareActs } from './use-share-acts.ts';

export interface SharePanelProps {
  /** The server's id. */
  cardId: string;
  /** The plain public address. */
  url: string;
  /** What the owner shows to others. */
  data: CardData;
}

/** QR code and address of a card that others may open, and the ways to hand them on. */
export function SharePanel({ cardId, url, data }: SharePanelProps) {
  const { address, busy, copyLink, copyCardText, openWhatsApp, downloadQr } = useShareActs(cardId, url, data);
  // Shown to be scanned here and now, which is no act that we could know of; the channel is told all the same.
  const qr = useQrCode(qrAddress(url));
  return (
    <div className="grid gap-7 sm:grid-cols-[216px_minmax(0,1fr)]">
      <QrFrame qr={qr} label={`QR code that leads to ${url}`} className="w-full max-w-54 max-sm:mx-auto" />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">Anyone with this link sees the card.</p>
        <AddressField address={address} />
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button variant="primary" isBusy={busy === 'LINK'} onClick={copyLink}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
          <Button isBusy={busy === 'TEXT'} onClick={copyCardText}>
            Copy text
          </Button>
          <Button isBusy={busy === 'WHATSAPP'} onClick={openWhatsApp}>
            WhatsApp
          </Button>
        </div>
        <div className="mt-2 -ml-2.5 flex flex-wrap gap-1">
          {(['png', 'svg'] as const).map((format) => (
            <Button
              key={format}
              variant="quiet"
              aria-label={`Download the QR code as ${format.toUpperCase()}`}
              isBusy={busy === 'QR'}
              onClick={() => downloadQr(format)}
            >
              <Download aria-hidden="true" />
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Can be selected and copied by hand, where the browser keeps the clipboard to itself. */
function AddressField({ address }: { address: string }) {
  return (
    <input
      readOnly
      aria-label="Address of the card"
      value={address}
      onFocus={(event) => event.currentTarget.select()}
      className="mt-2 h-10 w-full rounded-md border border-line-2 bg-raised px-3 font-mono text-sm text-ellipsis"
    />
  );
}
