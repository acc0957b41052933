import type { JoinWaysFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog } from '@tessera/ui';
import { Download, Link2 } from 'lucide-react';
import { QrFrame } from '../../../parts/qr/qr-frame.tsx';
import { saveQr } from '../../../parts/qr/save-qr.ts';
import { useQrCode } from '../../../parts/qr/use-qr-code.ts';
import { CopyButton } from '../../../parts/screen/copy-button.tsx';
import { JoinCode } from './join-code.tsx';

export interface JoinQrDialogProps {
  group: JoinWaysFragment;
  title?: string;
  onClose: () => void;
}

/** The ways into a group: a QR code to scan from this screen or to print, the code to type, and the link. */
export function JoinQrDialog({ group, title = t('Scan to join'), onClose }: JoinQrDialogProps) {
  const { name, joinUrl, joinCode } = group;
  const qr = useQrCode(joinUrl);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={t('Invite people to “{name}”.', { name })}
    >
      <QrFrame qr={qr} label={t('QR code that leads to {joinUrl}', { joinUrl })} className="mx-auto w-full max-w-64" />
      <div className="mt-5">
        <JoinCode joinCode={joinCode} />
      </div>
      <CopyButton variant="primary" className="mt-2.5 w-full" text={joinUrl}>
        <Link2 aria-hidden="true" />
        {t('Copy link')}
      </CopyButton>
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
