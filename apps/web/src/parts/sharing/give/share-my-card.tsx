import { displayTitle } from '@tessera/domain';
import { Navigate } from 'react-router-dom';
import { CardsProvider, useFreshCards } from '../../../data/card-store/cards-context.tsx';
import { useCards, useSyncState } from '../../../data/card-store/use-cards.ts';
import { paths } from '../../../paths.ts';
import { readLastShared } from './last-shared.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Shares the card that the person shared last, or their newest. Without any card the builder opens. For screens without cards. */
export function ShareMyCard({ onClose }: { onClose: () => void }) {
  return (
    <CardsProvider>
      <LastShared onClose={onClose} />
    </CardsProvider>
  );
}

function LastShared({ onClose }: { onClose: () => void }) {
  useFreshCards();
  const cards = useCards();
  const { isListed, trouble } = useSyncState();
  const lastShared = readLastShared();
  const card = (cards.find(({ card: { id } }) => id === lastShared) ?? cards[0])?.card;
  if (!card) return isListed || trouble ? <Navigate to={paths.builder()} /> : null;
  const { id, dbId = null, data } = card;
  return <ShareDialog isOpen onClose={onClose} card={{ id, dbId, title: displayTitle(data), data }} />;
}
