import { qrAddress } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, IconButton } from '@tessera/ui';
import { Download, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { QrFrame } from '../qr/qr-frame.tsx';
import { qrName, saveQr } from '../qr/save-qr.ts';
import { useQrCode } from '../qr/use-qr-code.ts';

export interface QrDialogProps {
  url: string;
  onClose: () => void;
}

/** The card's QR code to be scanned from this screen, or to be saved. The browser's own dialog: this page stays light. */
export function QrDialog({ url, onClose }: QrDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const qr = useQrCode(qrAddress(url));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('QR code of this card')}
      onClose={onClose}
      // A tap beside it closes it, where the browser knows how; Esc and ✕ do everywhere.
      closedby="any"
      className="sheet m-auto w-84 max-w-[calc(100vw-2rem)] rounded-xl border border-line bg-raised text-ink shadow-card backdrop:bg-veil"
    >
      <div className="p-5">
        <div className="mb-4 flex items-center justify-between">
          <h2>{t('Scan to open')}</h2>
          <IconButton label={t('Close')} className="-me-2" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <QrFrame qr={qr} label={t('QR code that leads to {url}', { url })} />
        <p className="mt-4 text-sm text-ink-2 [overflow-wrap:anywhere]">{url.replace(/^https?:\/\//, '')}</p>
        <div className="mt-2 -ms-2.5 flex gap-1">
          {(['png', 'svg'] as const).map((format) => (
            <Button
              key={format}
              variant="quiet"
              disabled={qr.status !== 'ready'}
              onClick={() => qr.status === 'ready' && void saveQr(qr.code, qrName(url), format)}
            >
              <Download aria-hidden="true" />
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
