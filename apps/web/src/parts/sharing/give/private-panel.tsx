import { qrAddress } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Notice, SelectField } from '@tessera/ui';
import { LockKeyhole, QrCode } from 'lucide-react';
import { useState } from 'react';
import { QrFrame } from '../../qr/qr-frame.tsx';
import { useQrCode } from '../../qr/use-qr-code.ts';
import { DeviceWays } from './device-ways.tsx';
import { EXPIRY_CHOICES, type Expiry, readExpiry } from './expiry.ts';
import { AddressField, LinkButtons, TextPreview } from './link-buttons.tsx';
import { useSave } from './use-save.ts';
import { useShareActs } from './use-share-acts.ts';
import type { OpenTarget, SharedCard } from './use-share-target.ts';

export interface PrivatePanelProps {
  card: SharedCard & { dbId: string };
  target: OpenTarget;
}

/** A private card is handed on by links that carry a token: each act makes one, which can end and be revoked. */
export function PrivatePanel({ card, target }: PrivatePanelProps) {
  const [expiry, setExpiry] = useState<Expiry>('never');
  const [qrUrl, setQrUrl] = useState<string | null>(null);
  const acts = useShareActs({ cardId: card.dbId, target, expiry });
  const makeQr = async () => setQrUrl(await acts.makeQr());
  return (
    <>
      <Notice className="mb-6">
        {t('This card is private. Anyone with the link can see it after signing in, until you revoke the link.')}
      </Notice>
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-[216px_minmax(0,1fr)]">
        {qrUrl ? (
          <TokenQr url={qrUrl} card={card} />
        ) : (
          <QrPlace isBusy={acts.busy === 'QR'} onMake={() => void makeQr()} />
        )}
        <div className="min-w-0">
          <SelectField
            label={t('Link expires')}
            value={expiry}
            onChange={(event) => setExpiry(readExpiry(event.target.value))}
          >
            {EXPIRY_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {acts.address && <AddressField address={acts.address} />}
          <LinkButtons acts={acts} />
          <div className="mt-2">
            <DeviceWays acts={acts} title={card.title} />
          </div>
        </div>
      </div>
      <TextPreview text={acts.text} hasPromo={target.hasPromo} />
    </>
  );
}

/** Where the code will be: it needs a link of its own, so it is not there before somebody asks for it. */
function QrPlace({ isBusy, onMake }: { isBusy: boolean; onMake: () => void }) {
  return (
    <div className="grid aspect-square w-full max-w-54 content-center justify-items-center gap-4 rounded-lg border border-dashed border-line-2 p-4 text-center max-sm:mx-auto">
      <LockKeyhole aria-hidden="true" className="size-7 stroke-[1.4] text-brass" />
      <Button isBusy={isBusy} onClick={onMake}>
        <QrCode aria-hidden="true" />
        {t('Create a QR code')}
      </Button>
    </div>
  );
}

/** To be scanned here and now. What is printed has to lead to a card that others may open. */
function TokenQr({ url, card }: { url: string; card: PrivatePanelProps['card'] }) {
  const qr = useQrCode(qrAddress(url));
  const { save, busy } = useSave(card);
  return (
    <div className="max-w-54 max-sm:mx-auto max-sm:w-full">
      <QrFrame qr={qr} label={t('QR code that opens this private card')} className="w-full" />
      <p className="mt-3 text-sm text-ink-2">{t('To print a code, first open the card to anyone with the link.')}</p>
      <Button className="mt-2" isBusy={busy !== null} onClick={() => void save('UNLISTED')}>
        {t('Open the card')}
      </Button>
    </div>
  );
}
