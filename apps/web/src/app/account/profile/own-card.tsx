import { cardPreview, displayTitle, formatPhone, qrAddress } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, EmptyState, Notice, Skeleton } from '@tessera/ui';
import { Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFreshCards } from '../../../data/card-store/cards-context.tsx';
import type { LocalCard } from '../../../data/card-store/local-card.ts';
import { useCardActions, useCards, useSyncState } from '../../../data/card-store/use-cards.ts';
import { deferred, usePreload } from '../../../delivery/deferred.tsx';
import { CardFace } from '../../../parts/card-face/card-face.tsx';
import { QrFrame } from '../../../parts/qr/qr-frame.tsx';
import { useQrCode } from '../../../parts/qr/use-qr-code.ts';
import { readLastShared } from '../../../parts/sharing/give/last-shared.ts';
import { paths } from '../../../paths.ts';

// Opens on a tap.
const ShareDialog = deferred(async () => (await import('../../../parts/sharing/give/share-dialog.tsx')).ShareDialog);

/** The card that the person shared last, or their newest: its face, its code and Share. */
export function OwnCard() {
  useFreshCards();
  const cards = useCards();
  const { isListed, trouble } = useSyncState();
  const { refresh } = useCardActions();
  const [lastShared] = useState(readLastShared);
  const card = (cards.find(({ card: { id } }) => id === lastShared) ?? cards[0])?.card;
  if (card) return <Shown card={card} />;
  if (!isListed && !trouble) return <OwnCardSkeleton />;
  if (!isListed) {
    return (
      <Notice
        action={
          <Button variant="quiet" onClick={() => void refresh()}>
            {t('Try again')}
          </Button>
        }
      >
        {trouble === 'unreachable'
          ? t('You are offline. Your card will be here when the network is back.')
          : t('Couldn’t load your cards.')}
      </Notice>
    );
  }
  return (
    <EmptyState
      title={t('You have no card yet.')}
      action={
        <Link to={paths.cards} className={buttonClass('primary')}>
          {t('Create my card')}
        </Link>
      }
    >
      {t('Your card and its code will be here, ready to share.')}
    </EmptyState>
  );
}

const PLACES = 'grid gap-6 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center sm:gap-8';

function OwnCardSkeleton() {
  return (
    <div role="status" aria-label={t('Looking for your cards…')}>
      <div className={PLACES}>
        <Skeleton className="aspect-[1.75] rounded-xl" />
        <Skeleton className="mx-auto size-48 rounded-lg" />
      </div>
      <Skeleton className="mt-5 h-11.5 w-52 rounded-full" />
    </div>
  );
}

function Shown({ card }: { card: LocalCard }) {
  usePreload(ShareDialog);
  const [isSharing, setIsSharing] = useState(false);
  const { id, dbId = null, data, path, visibility } = card;
  const title = displayTitle(data);
  return (
    <section aria-label={title}>
      <div className={PLACES}>
        <CardFace preview={cardPreview(data, formatPhone)} />
        {path && visibility !== 'PRIVATE' ? (
          <Code path={path} />
        ) : (
          <p className="text-ink-2">{t('Only you can open this card. Share it to choose who else can.')}</p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="primary" size="lg" onClick={() => setIsSharing(true)}>
          <Share2 aria-hidden="true" />
          {t('Share')}
        </Button>
        <Link to={paths.builder(id)} className={buttonClass('outline', 'lg')}>
          <Pencil aria-hidden="true" />
          {t('Edit')}
        </Link>
      </div>
      {isSharing && <ShareDialog isOpen onClose={() => setIsSharing(false)} card={{ id, dbId, title, data }} />}
    </section>
  );
}

/** It needs no network. */
function Code({ path }: { path: string }) {
  const { href } = new URL(path, location.origin);
  return (
    <QrFrame
      qr={useQrCode(qrAddress(href))}
      label={t('QR code that leads to {href}', { href })}
      className="mx-auto w-full max-w-48"
    />
  );
}
