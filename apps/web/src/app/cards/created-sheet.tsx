import { t } from '@tessera/texts';
import { Button, buttonClass, Dialog } from '@tessera/ui';
import { Copy, Share, Smartphone } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import { useCardActions } from '../../data/card-store/use-cards.ts';
import { useInstallPrompt } from '../../delivery/install-prompt.ts';
import { qrAddress } from '../../parts/qr/addresses.ts';
import { QrFrame } from '../../parts/qr/qr-frame.tsx';
import { useQrCode } from '../../parts/qr/use-qr-code.ts';
import { AccessField } from '../../parts/sharing/give/access-field.tsx';
import { shareBySheet } from '../../parts/sharing/give/device-ways.tsx';
import { AddressField } from '../../parts/sharing/give/link-buttons.tsx';
import { NoWay } from '../../parts/sharing/give/no-way.tsx';
import { PrivatePanel } from '../../parts/sharing/give/private-panel.tsx';
import { hasShareSheet } from '../../parts/sharing/give/system-share.ts';
import { useShareActs } from '../../parts/sharing/give/use-share-acts.ts';
import { type OpenTarget, useShareTarget } from '../../parts/sharing/give/use-share-target.ts';
import { paths } from '../../paths.ts';
import { titleOfCard } from './title-of-card.ts';

export interface CreatedSheetProps {
  card: LocalCard & { dbId: string };
}

/** What a card that was made just now is for: its code, its link, and who can open it. */
export function CreatedSheet({ card }: CreatedSheetProps) {
  const navigate = useNavigate();
  const { refresh } = useCardActions();
  const onClose = () => {
    void navigate('.', { replace: true, state: null });
    void refresh();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={t('Your card is ready')}
      description={t('Let someone scan the code, or send them the link.')}
    >
      <Ways card={card} />
      <div className="mt-5 flex flex-wrap justify-between gap-2 border-t border-line pt-3.5">
        <Link to={paths.builder(card.id)} className={`${buttonClass('quiet')} -ms-2.5`}>
          {t('Add a photo and more')}
        </Link>
        <Button variant="quiet" className="-me-2.5" onClick={onClose}>
          {t('Go to My Cards')}
        </Button>
      </div>
    </Dialog>
  );
}

function Ways({ card: { id, dbId, data } }: Pick<CreatedSheetProps, 'card'>) {
  const card = { id, dbId, title: titleOfCard({ data }), data };
  const target = useShareTarget(card);
  return (
    <>
      <AccessField card={card} />
      {target.status !== 'open' && <NoWay card={card} target={target} />}
      {target.status === 'open' &&
        (target.isPrivate ? (
          <PrivatePanel card={card} target={target} />
        ) : (
          <OpenWays cardId={dbId} title={card.title} target={target} />
        ))}
    </>
  );
}

function OpenWays({ cardId, title, target }: { cardId: string; title: string; target: OpenTarget }) {
  const acts = useShareActs({ cardId, target });
  const { url } = target;
  const qr = useQrCode(qrAddress(url));
  return (
    <div className="grid gap-6 sm:grid-cols-[216px_minmax(0,1fr)] sm:gap-7">
      <QrFrame qr={qr} label={t('QR code that leads to {url}', { url })} className="w-full max-w-54 max-sm:mx-auto" />
      <div className="min-w-0">
        <AddressField address={acts.made ?? url} />
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button
            variant="primary"
            size="lg"
            className="col-span-2"
            isBusy={acts.busy === 'LINK'}
            onClick={acts.copyLink}
          >
            <Copy aria-hidden="true" />
            {t('Copy link')}
          </Button>
          <Button isBusy={acts.busy === 'WHATSAPP'} onClick={acts.openWhatsApp}>
            {t('WhatsApp')}
          </Button>
          {hasShareSheet() && (
            <Button isBusy={acts.busy === 'SHEET'} onClick={() => shareBySheet(acts, title)}>
              <Share aria-hidden="true" />
              {t('Share')}
            </Button>
          )}
          <AddToPhone />
        </div>
      </div>
    </div>
  );
}

/** Installs the app where the browser offers it, and leads to the steps where it doesn't. */
function AddToPhone() {
  const { canInstall, isInstalled, install } = useInstallPrompt();
  if (isInstalled) return null;
  const label = (
    <>
      <Smartphone aria-hidden="true" />
      {t('Add to phone')}
    </>
  );
  if (canInstall) return <Button onClick={() => void install()}>{label}</Button>;
  return (
    <a href={paths.install} className={buttonClass()}>
      {label}
    </a>
  );
}
