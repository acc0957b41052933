import { MESSAGES } from '@tessera/domain';
import { Question } from '@tessera/ui';
import { ConflictDialog } from '../../card-store/conflict-dialog.tsx';
import type { CardEntry } from '../../card-store/use-cards.ts';
import { QrView } from './qr-view.tsx';
import { QuickView } from './quick-view.tsx';
import { ShareCard } from './share-card.tsx';
import { titleOfCard } from './title-of-card.ts';

/** What can be opened over the grid. */
export type CardDialog = 'view' | 'qr' | 'share' | 'delete' | 'conflict';

export interface CardDialogsProps {
  entry: CardEntry;
  open: CardDialog;
  onOpen: (what: CardDialog) => void;
  onClose: () => void;
  onRemove: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The dialogs that a card's tile opens, one at a time. */
export function CardDialogs({ entry, open, onOpen, onClose, ...acts }: CardDialogsProps) {
  const { card, problem } = entry;
  return (
    <>
      <QuickView
        entry={entry}
        isOpen={open === 'view'}
        onClose={onClose}
        onShare={() => onOpen('share')}
        onDelete={() => onOpen('delete')}
      />
      <Question
        isOpen={open === 'delete'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        question={MESSAGES.deleteCardQuestion}
        detail={`“${titleOfCard(card)}” goes with its versions and figures. Its public address stops working.`}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={acts.onRemove}
      />
      {problem?.kind === 'conflict' && (
        <ConflictDialog
          isOpen={open === 'conflict'}
          onClose={onClose}
          mine={card}
          theirs={problem.current}
          onKeepMine={acts.onKeepMine}
          onTakeTheirs={acts.onTakeTheirs}
        />
      )}
      {open === 'qr' && card.path && (
        <QrView title={titleOfCard(card)} path={card.path} onClose={onClose} onShare={() => onOpen('share')} />
      )}
      {open === 'share' && (
        <ShareCard
          isOpen
          onClose={onClose}
          card={{ id: card.id, dbId: card.dbId ?? null, title: titleOfCard(card), data: card.data }}
        />
      )}
    </>
  );
}
