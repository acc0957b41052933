import { Question } from '@tessera/ui';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { CardsProvider, useCardsContext } from './cards-context.tsx';
import { useCardActions, useOrphanCards } from './use-cards.ts';

/** Around all signed-in screens, so that waiting changes are sent wherever the person is. */
export function CardsLayout() {
  return (
    <CardsProvider>
      <Outlet />
      <ImportQuestion />
    </CardsProvider>
  );
}

/** Cards that were made before anybody signed in: whose are they? Asked once in a visit. */
function ImportQuestion() {
  const { ownerId } = useCardsContext();
  const orphans = useOrphanCards();
  const { adopt } = useCardActions();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isOpen = orphans.length > 0 && askedFor !== ownerId;
  return (
    <Question
      isOpen={isOpen}
      onOpenChange={() => setAskedFor(ownerId)}
      question={importQuestion(orphans.length)}
      detail="They become your own and are saved on the server. Until then they are on this device only."
      confirmLabel="Add to my account"
      cancelLabel="Not now"
      onConfirm={() => void adopt(orphans.map(({ id }) => id))}
    />
  );
}

function importQuestion(count: number): string {
  return `Add ${count === 1 ? 'one card' : `${count} cards`} made on this device to your account?`;
}
