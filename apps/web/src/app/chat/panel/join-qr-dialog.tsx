import type { GroupPanelFragment } from '@tessera/client';
import { Button, Dialog } from '@tessera/ui';
import { Download } from 'lucide-react';
import { QrFrame } from '../../../qr/qr-frame.tsx';
import { saveQr } from '../../../qr/save-qr.ts';
import { useQrCode } from '../../../qr/use-qr-code.ts';

/** The join link to be scanned from this screen, or to be printed. */
export function JoinQrDialog({ group, onClose }: { group: GroupPanelFragment; onClose: () => void }) {
  const { name, joinUrl, joinCode } = group;
  const qr = useQrCode(joinUrl);
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title="Scan to join" description={name}>
      <QrFrame qr={qr} label={`QR code that leads to ${joinUrl}`} className="mx-auto w-full max-w-72" />
      <p className="mt-4 text-center text-sm text-ink-2 [overflow-wrap:anywhere]">
        {joinUrl.replace(/^https?:\/\//, '')}
      </p>
      <div className="mt-2 flex justify-center gap-1">
        {(['png', 'svg'] as const).map((format) => (
          <Button
            key={format}
            variant="quiet"
            disabled={qr.status !== 'ready'}
            onClick={() => qr.status === 'ready' && void saveQr(qr.code, joinCode, format)}
          >
            <Download aria-hidden="true" />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
