import { qrAddress } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { Nfc, Share } from 'lucide-react';
import { qrFile } from '../../qr/save-qr.ts';
import { loadQrCode } from '../../qr/use-qr-code.ts';
import { canWriteTags } from './nfc-tag.ts';
import { hasShareSheet, openShareSheet } from './system-share.ts';
import { TagNote } from './tag-note.tsx';
import type { ShareActs } from './use-share-acts.ts';
import { useTagWriter } from './use-tag-writer.ts';

/** The ways that only some devices have: their own share sheet, and NFC tags. */
export function DeviceWays({ acts, title }: { acts: ShareActs; title: string }) {
  const { state, write, lock, cancel } = useTagWriter(acts);
  return (
    <>
      <div className="-ms-2.5 flex flex-wrap gap-1">
        {hasShareSheet() && (
          <Button variant="quiet" isBusy={acts.busy === 'SHEET'} onClick={() => shareBySheet(acts, title)}>
            <Share aria-hidden="true" />
            {t('More ways…')}
          </Button>
        )}
        {canWriteTags() && (
          <Button variant="quiet" isBusy={acts.busy === 'TAG'} onClick={write}>
            <Nfc aria-hidden="true" />
            {t('Write tag')}
          </Button>
        )}
      </div>
      <TagNote state={state} onLock={lock} onCancel={cancel} />
    </>
  );
}

/** Hands the card's link and code to the device's own share sheet. */
function shareBySheet(acts: ShareActs, title: string): void {
  void acts.lend('SHEET', async (url) => openShareSheet({ title, url, picture: await qrPicture(url) }));
}

/** The QR code as a picture; null where the browser can't make one, because the link alone is worth sharing. */
async function qrPicture(url: string): Promise<File | null> {
  try {
    return new File([await qrFile(await loadQrCode(qrAddress(url)), 'png')], 'qr.png', { type: 'image/png' });
  } catch {
    return null;
  }
}
