import { displayTitle, MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, buttonClass, EmptyState } from '@tessera/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFreshCards } from '../../data/card-store/cards-context.tsx';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import { useCards } from '../../data/card-store/use-cards.ts';
import { deferred } from '../../delivery/deferred.tsx';
import { paths } from '../../paths.ts';
import { Example } from './example.tsx';

const ShareDialog = deferred(async () => (await import('../../parts/sharing/give/share-dialog.tsx')).ShareDialog);

/** Before the first view: the card to share, or the way to the first card, and an example of what will be here. */
export function NothingYet() {
  return (
    <>
      <FirstStep />
      <Example />
    </>
  );
}

function FirstStep() {
  useFreshCards();
  const [entry] = useCards();
  return (
    <EmptyState
      title={t('Share your card to see views here')}
      action={
        entry ? (
          <ShareButton card={entry.card} />
        ) : (
          <Link to={paths.builder()} className={buttonClass('primary')}>
            {t('Create your first card')}
          </Link>
        )
      }
    >
      {say(MESSAGES.noActivity)}
    </EmptyState>
  );
}

function ShareButton({ card }: { card: LocalCard }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  const { id, dbId = null, data } = card;
  return (
    <>
      <Button variant="primary" onPointerDown={ShareDialog.preload} onClick={open}>
        {t('Share your card')}
      </Button>
      {isWanted && (
        <ShareDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          card={{ id, dbId, title: displayTitle(data), data }}
        />
      )}
    </>
  );
}
