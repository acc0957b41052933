import { MESSAGES, TOAST_MS, type Visibility } from '@tessera/domain';
import { Question, useToast } from '@tessera/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConflictDialog } from '../../card-store/conflict-dialog.tsx';
import { saveMessage } from '../../card-store/save-message.ts';
import { type CardEntry, type SaveOutcome, useCardActions } from '../../card-store/use-cards.ts';
import { CardTile } from './card-tile.tsx';
import { QuickView } from './quick-view.tsx';
import { ShareCard } from './share-card.tsx';
import { titleOfCard } from './title-of-card.ts';

/** What is open over the grid, and for which card. */
type Open = { what: 'view' | 'share' | 'delete' | 'conflict'; id: string } | null;

/** The cards as tiles, and the dialogs that they open. */
export function CardGrid({ cards }: { cards: CardEntry[] }) {
  const { open, setOpen } = useOpen(cards);
  const { setVisibility, remove, keepMine, takeTheirs, cancelDelete } = useToldActions();
  const entry = cards.find(({ card }) => card.id === open?.id);
  const show = (what: NonNullable<Open>['what'], id: string) => setOpen({ what, id });
  const close = () => setOpen(null);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-6 gap-y-8">
        {cards.map((each) => (
          <CardTile
            key={each.card.id}
            entry={each}
            onOpen={(what) => show(what, each.card.id)}
            onVisibility={(visibility) => void setVisibility(each, visibility)}
            onCancelDelete={() => cancelDelete(each.card.id)}
          />
        ))}
      </ul>
      {entry && (
        <>
          <QuickView
            entry={entry}
            isOpen={open?.what === 'view'}
            onClose={close}
            onShare={() => show('share', entry.card.id)}
            onDelete={() => show('delete', entry.card.id)}
          />
          <Question
            isOpen={open?.what === 'delete'}
            onOpenChange={(isOpen) => !isOpen && close()}
            question={MESSAGES.deleteCardQuestion}
            detail={`“${titleOfCard(entry.card)}” goes with its versions and figures. Its public address stops working.`}
            confirmLabel="Delete"
            tone="danger"
            onConfirm={() => void remove(entry)}
          />
          {entry.problem?.kind === 'conflict' && (
            <ConflictDialog
              isOpen={open?.what === 'conflict'}
              onClose={close}
              mine={entry.card}
              theirs={entry.problem.current}
              onKeepMine={() => {
                void keepMine(entry);
                close();
                focusScreen();
              }}
              onTakeTheirs={() => {
                takeTheirs(entry.card.id);
                close();
                focusScreen();
              }}
            />
          )}
          {open?.what === 'share' && (
            <ShareCard
              isOpen
              onClose={close}
              card={{
                id: entry.card.id,
                dbId: entry.card.dbId ?? null,
                title: titleOfCard(entry.card),
                data: entry.card.data,
              }}
            />
          )}
        </>
      )}
    </>
  );
}

/** `?qr` asks for the QR code of the newest card that others can open, or of the newest; closing takes it away. */
function useOpen(cards: CardEntry[]) {
  const [query, setQuery] = useSearchParams();
  const [chosen, choose] = useState<Open>(null);
  const asked = cards.find(({ card }) => card.dbId && card.visibility !== 'PRIVATE') ?? cards[0];
  const isAsked = query.has('qr');
  const open: Open = chosen ?? (isAsked && asked ? { what: 'share', id: asked.card.id } : null);
  const setOpen = (next: Open) => {
    choose(next);
    if (isAsked) setQuery((now) => withoutQr(now), { replace: true });
  };
  return { open, setOpen };
}

function withoutQr(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('qr');
  return rest;
}

/** The store's actions, each telling what became of it. */
function useToldActions() {
  const actions = useCardActions();
  const toast = useToast();
  const tell = (text: string, tone: 'ok' | 'bad') => toast(text, { tone, durationMs: TOAST_MS.myCards });
  const tellSave = (outcome: SaveOutcome) => {
    const { text, tone } = saveMessage(outcome);
    tell(text, tone);
  };
  return {
    takeTheirs: actions.takeTheirs,
    cancelDelete: actions.cancelDelete,
    keepMine: async ({ card }: CardEntry) => tellSave(await actions.keepMine(card.id)),
    setVisibility: async ({ card }: CardEntry, visibility: Visibility) => {
      const { id, data, version: baseVersion } = card;
      tellSave(await actions.save({ id, data, visibility, ...(baseVersion !== undefined && { baseVersion }) }));
    },
    remove: async ({ card }: CardEntry) => {
      const outcome = await actions.remove(card.id);
      if (outcome.kind === 'failed') return tell(outcome.message || MESSAGES.deleteFailed, 'bad');
      tell(outcome.kind === 'deleted' ? 'Card deleted' : 'Will be deleted when the network is back', 'ok');
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
