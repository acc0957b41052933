import { MESSAGES, TOAST_MS, type Visibility } from '@tessera/domain';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveMessage } from '../../card-store/save-message.ts';
import { type CardEntry, type SaveOutcome, useCardActions } from '../../card-store/use-cards.ts';
import { deferred, usePreload } from '../../loading/deferred.tsx';
import type { CardDialog } from './card-dialogs.tsx';
import { CardTile } from './card-tile.tsx';

const CardDialogs = deferred(async () => (await import('./card-dialogs.tsx')).CardDialogs);

/** What is open over the grid, and for which card. */
type Open = { what: CardDialog; id: string } | null;

/** The cards as tiles, and the dialogs that they open. */
export function CardGrid({ cards }: { cards: CardEntry[] }) {
  usePreload(CardDialogs);
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
      {entry && open && (
        <CardDialogs
          entry={entry}
          open={open.what}
          onOpen={(what) => show(what, entry.card.id)}
          onClose={close}
          onRemove={() => void remove(entry)}
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
      // What this browser itself can't do, such as write to its storage.
      const failed = { kind: 'failed', message: MESSAGES.deleteFailed } as const;
      const outcome = await actions.remove(card.id).catch(() => failed);
      if (outcome.kind === 'failed') return tell(outcome.message, 'bad');
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
