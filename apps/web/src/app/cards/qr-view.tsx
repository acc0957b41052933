import { qrAddress } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog } from '@tessera/ui';
import { Share2 } from 'lucide-react';
import { QrFrame } from '../../parts/qr/qr-frame.tsx';
import { useQrCode } from '../../parts/qr/use-qr-code.ts';

export interface QrViewProps {
  title: string;
  /** Path of a card that others can open. */
  path: string;
  onClose: () => void;
  onShare: () => void;
}

/** The card's code as large as the screen allows, to be scanned here and now. It needs no network. */
export function QrView({ title, path, onClose, onShare }: QrViewProps) {
  const { href } = new URL(path, location.origin);
  const qr = useQrCode(qrAddress(href));
  return (
    <Dialog isOpen onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={title} size="sm">
      <QrFrame qr={qr} label={t('QR code that leads to {href}', { href })} className="mx-auto w-full max-w-90" />
      <p className="mt-3 text-center text-sm text-ink-2 [overflow-wrap:anywhere]">{href.replace(/^https?:\/\//, '')}</p>
      <Button className="mt-4 w-full" onClick={onShare}>
        <Share2 aria-hidden="true" />
        {t('More ways to share')}
      </Button>
    </Dialog>
  );
}
