import { cardPreview, formatPhone, qrAddress } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, Dialog } from '@tessera/ui';
import { Link, useNavigate } from 'react-router-dom';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import { useCardActions } from '../../data/card-store/use-cards.ts';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { QrFrame } from '../../parts/qr/qr-frame.tsx';
import { useQrCode } from '../../parts/qr/use-qr-code.ts';
import { AccessField } from '../../parts/sharing/give/access-field.tsx';
import { AddressField, CopyLinkButton } from '../../parts/sharing/give/link-buttons.tsx';
import { NoWay } from '../../parts/sharing/give/no-way.tsx';
import { PrivatePanel } from '../../parts/sharing/give/private-panel.tsx';
import { useShareActs } from '../../parts/sharing/give/use-share-acts.ts';
import { type OpenTarget, useShareTarget } from '../../parts/sharing/give/use-share-target.ts';
import { OwnWalletButtons } from '../../parts/sharing/wallet/own-wallet-buttons.tsx';
import { paths } from '../../paths.ts';
import './created-sheet.css';
import { titleOfCard } from './title-of-card.ts';

export interface CreatedSheetProps {
  card: LocalCard & { dbId: string };
}

/** A card that was made just now turns over to its code; its link is one press away. */
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
      size="sm"
    >
      <Ways card={card} />
      <div className="flex flex-wrap justify-between gap-2">
        <Link to={paths.builder(card.id)} className={`${buttonClass('quiet')} -ms-2.5`}>
          {t('Add more details')}
        </Link>
        <Button variant="quiet" className="-me-2.5" onClick={onClose}>
          {t('Go to My Cards')}
        </Button>
      </div>
    </Dialog>
  );
}

function Ways({ card: { id, dbId, data } }: CreatedSheetProps) {
  const card = { id, dbId, title: titleOfCard({ data }), data };
  const target = useShareTarget(card);
  return (
    <>
      {target.status !== 'open' && <NoWay card={card} target={target} />}
      {target.status === 'open' &&
        (target.isPrivate ? <PrivatePanel card={card} target={target} /> : <OpenWays cardId={dbId} target={target} />)}
      <div className="mt-5 -mb-2">
        <AccessField card={card} />
      </div>
    </>
  );
}

function OpenWays({ cardId, target }: { cardId: string; target: OpenTarget }) {
  const acts = useShareActs({ cardId, target });
  const { url, data } = target;
  const qr = useQrCode(qrAddress(url));
  return (
    <>
      <div className="turning mx-auto w-full max-w-72" data-ready={qr.status !== 'loading'}>
        <div aria-hidden="true">
          <CardFace preview={cardPreview(data, formatPhone)} />
        </div>
        <QrFrame qr={qr} label={t('QR code that leads to {url}', { url })} />
      </div>
      <AddressField address={acts.address ?? url} />
      <CopyLinkButton acts={acts} size="lg" className="mt-2.5 w-full" />
      <OwnWalletButtons cardId={cardId} className="mt-2.5" />
    </>
  );
}
