import { MESSAGES, TOAST_MS } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Question, useToast } from '@tessera/ui';
import { saveMessage } from '../../data/card-store/save-message.ts';
import { type CardEntry, useCardActions } from '../../data/card-store/use-cards.ts';
import { WalletDialog } from '../../parts/sharing/wallet/wallet-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { QrView } from './qr-view.tsx';
import { QuickView } from './quick-view.tsx';
import { ShareCard } from './share-card.tsx';
import { titleOfCard } from './title-of-card.ts';

/** What can be opened over the grid. */
export type CardDialog = 'view' | 'qr' | 'share' | 'wallet' | 'delete' | 'conflict';

export interface CardDialogsProps {
  entry: CardEntry;
  open: CardDialog;
  onOpen: (what: CardDialog) => void;
  onClose: () => void;
}

/** The dialogs that a card's tile opens, one at a time. */
export function CardDialogs({ entry, open, onOpen, onClose }: CardDialogsProps) {
  const { card, problem } = entry;
  const { remove, keepMine, takeTheirs } = useActs(card.id, onClose);
  return (
    <>
      {open === 'view' && (
        <QuickView entry={entry} onClose={onClose} onShare={() => onOpen('share')} onDelete={() => onOpen('delete')} />
      )}
      <Question
        isOpen={open === 'delete'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        question={say(MESSAGES.deleteCardQuestion)}
        detail={t(
          'This deletes “{titleOfCard}” with its versions and stats. A code you printed will only say whom to ask.',
          {
            titleOfCard: titleOfCard(card),
          },
        )}
        confirmLabel={t('Delete')}
        tone="danger"
        onConfirm={() => void remove()}
      />
      {problem?.kind === 'conflict' && (
        <ConflictDialog
          isOpen={open === 'conflict'}
          onClose={onClose}
          mine={card}
          theirs={problem.current}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={takeTheirs}
        />
      )}
      {open === 'qr' && card.path && (
        <QrView title={titleOfCard(card)} path={card.path} onClose={onClose} onShare={() => onOpen('share')} />
      )}
      {open === 'wallet' && <WalletDialog isOpen onClose={onClose} cardId={card.dbId ?? null} />}
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

/** What the dialogs do to the card, each telling what became of it. */
function useActs(id: string, onClose: () => void) {
  const actions = useCardActions();
  const toast = useToast();
  const tell = (text: string, tone: 'ok' | 'bad') => toast(text, { tone, durationMs: TOAST_MS.myCards });
  const leave = () => {
    onClose();
    focusScreen();
  };
  return {
    keepMine: async () => {
      const saving = actions.keepMine(id);
      leave();
      const { text, tone } = saveMessage(await saving);
      tell(text, tone);
    },
    takeTheirs: () => {
      actions.takeTheirs(id);
      leave();
    },
    remove: async () => {
      // What this browser itself can't do, such as write to its storage.
      const failed = { kind: 'failed', message: MESSAGES.deleteFailed } as const;
      const outcome = await actions.remove(id).catch(() => failed);
      if (outcome.kind === 'failed') return tell(say(outcome.message), 'bad');
      tell(outcome.kind === 'deleted' ? t('Card deleted') : t('Will be deleted when the network is back'), 'ok');
      if (outcome.kind === 'deleted') focusScreen();
    },
  };
}

/** A closing dialog gives the focus back shortly after it is gone. */
const AFTER_DIALOG_MS = 50;

/** The control that opened the dialog is gone with its card or its problem; reading goes on at the screen itself. */
function focusScreen(): void {
  setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
}
