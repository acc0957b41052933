import { displayTitle } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, Dialog, SelectField, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CardsProvider, useFreshCards } from '../../../data/card-store/cards-context.tsx';
import { useCards, useSyncState } from '../../../data/card-store/use-cards.ts';
import { paths } from '../../../paths.ts';
import { readLastShared } from './last-shared.ts';
import { ShareDialog } from './share-dialog.tsx';

export interface QuickShareProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The share dialog of the card that was shared last, else of the first one; with several cards, of any other. */
export function QuickShare(props: QuickShareProps) {
  if (!props.isOpen) return null;
  return (
    // It opens over every screen, also over those that show no cards.
    <CardsProvider>
      <ShareOne {...props} />
    </CardsProvider>
  );
}

function ShareOne({ isOpen, onOpenChange }: QuickShareProps) {
  useFreshCards();
  const cards = useCards();
  const [chosen, setChosen] = useState(readLastShared);
  const card = (cards.find(({ card: { id } }) => id === chosen) ?? cards[0])?.card;
  if (!card) return <NoCard isOpen={isOpen} onOpenChange={onOpenChange} />;
  const { id, dbId = null, data } = card;
  return (
    <ShareDialog
      // Each card has its own address and ways.
      key={id}
      card={{ id, dbId, title: displayTitle(data), data }}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      above={
        cards.length > 1 && (
          <SelectField label={t('Card')} value={id} onChange={({ target }) => setChosen(target.value)} className="mb-4">
            {cards.map(({ card: other }) => (
              <option key={other.id} value={other.id}>
                {displayTitle(other.data)}
              </option>
            ))}
          </SelectField>
        )
      }
    />
  );
}

function NoCard({ isOpen, onOpenChange }: QuickShareProps) {
  const { isListed, trouble } = useSyncState();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('Share your card')} size="sm">
      {isListed || trouble ? (
        <>
          <p className="text-ink-2">
            {t('Your card’s QR code will be here. Create your first card, and share it in one tap.')}
          </p>
          <Link to={paths.builder()} onClick={() => onOpenChange(false)} className={`${buttonClass('primary')} mt-5`}>
            {t('New Card')}
          </Link>
        </>
      ) : (
        <div role="status" aria-label={t('Loading your cards')}>
          <Skeleton className="aspect-square w-full" />
        </div>
      )}
    </Dialog>
  );
}
