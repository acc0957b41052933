import { usePublicCardQuery } from '@tessera/client';
import type { ListedCard } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, IconButton, Skeleton, ToastProvider } from '@tessera/ui';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { fromListedCard } from '../../parts/card-face/face-mapper.ts';
import { ContactLinks } from '../../parts/card-view/contact-links.tsx';
import { ShareButton } from '../../parts/card-view/share-button.tsx';
import { useSeenCard } from '../../parts/card-view/use-seen-card.ts';
import { ListError } from '../../parts/lists/list-error.tsx';
import { paths } from '../../paths.ts';
import { cardLinkId } from './profile-page.tsx';

export interface CardViewerProps {
  cardId: string;
  ownerId: string;
  /** The card, if it is in the list. Any other is asked for. */
  listed: ListedCard | undefined;
  canSave: boolean;
  onClose: () => void;
}

/** One card of the profile, over the whole window. */
export function CardViewer({ cardId, ownerId, listed, canSave, onClose }: CardViewerProps) {
  const { data, error, refetch } = usePublicCardQuery({ variables: { id: cardId }, skip: listed !== undefined });
  // An address of this profile shows this person's cards and nobody else's.
  const fetched = data?.publicCard?.ownerId === ownerId ? data.publicCard : null;
  const card = listed ?? (fetched && fromListedCard(fetched));
  return (
    <FullWindow cardId={cardId} title={card?.title ?? t('Card')} card={card} onClose={onClose}>
      {card && <ShownCard card={card} canSave={canSave} />}
      {!card && error && <ListError error={error} onRetry={() => void refetch().catch(() => {})} />}
      {!card && !error && !data && (
        <div role="status" aria-label={t('Loading the card')} className={FACE}>
          <Skeleton className="aspect-[1.75] w-full rounded-xl" />
        </div>
      )}
      {!card && data && <p className="font-serif text-lg">{t('This card is not public, or not on this profile.')}</p>}
    </FullWindow>
  );
}

/** As large as the window lets it be, with room for what stands above and below. */
const FACE = 'w-[min(100%,60rem,calc((100dvh-15rem)*1.75))] min-w-[min(100%,16rem)]';

function ShownCard({ card, canSave }: { card: ListedCard; canSave: boolean }) {
  const { id, path, preview, title } = card;
  const face = useRef<HTMLDivElement>(null);
  useSeenCard(id, face);
  return (
    <>
      <div ref={face} role="img" aria-label={t('Card of {name}', { name: preview.name || title })} className={FACE}>
        <CardFace preview={preview} />
      </div>
      <ContactLinks preview={preview} className="max-w-full justify-center" />
      <div className="flex flex-wrap justify-center gap-2.5">
        {canSave && (
          <a href={paths.contactFile(path)} className={buttonClass('primary', 'lg')}>
            {t('Save contact')}
          </a>
        )}
        <a href={paths.cardFromDirectory(path)} className={buttonClass('outline', 'lg')}>
          {t('Open card')}
        </a>
      </div>
    </>
  );
}

interface FullWindowProps extends Pick<CardViewerProps, 'cardId' | 'onClose'> {
  title: string;
  card: ListedCard | null;
  children: ReactNode;
}

function FullWindow({ cardId, title, card, onClose, children }: FullWindowProps) {
  const dialog = useShownDialog(cardId);
  const tellClosed = () => {
    // Closed by the person; when the address closes it, it is gone already.
    if (dialog.current && !dialog.current.open) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="viewed-card"
      onClose={tellClosed}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-y-auto bg-ground text-ink open:flex"
    >
      {/* Toasts of its own: those of the page are behind it. */}
      <ToastProvider>
        <div className="flex items-center justify-between gap-4 px-5 py-4 sm:px-8">
          <h2 id="viewed-card" dir="auto" className="min-w-0 truncate">
            {title}
          </h2>
          <div className="flex shrink-0 items-center gap-3">
            {card && <ShareButton title={title} url={new URL(card.path, location.origin).href} />}
            <IconButton label={t('Close')} className="-me-2" onClick={() => dialog.current?.close()}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <div className="flex flex-1 flex-col items-center justify-center gap-8 px-5 pb-10 sm:px-8">{children}</div>
      </ToastProvider>
    </dialog>
  );
}

/** The browser's own dialog while it is mounted; afterwards the focus is on the card's link again. */
function useShownDialog(cardId: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      // A visitor who came with the card open had no focus to go back to.
      const { activeElement } = document;
      const isLost = activeElement === document.body || shown?.contains(activeElement);
      if (isLost) document.getElementById(cardLinkId(cardId))?.focus();
    };
  }, [cardId]);
  return dialog;
}
