import { TOAST_MS, type Visibility } from '@tessera/domain';
import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newCardId } from '../../data/card-store/local-card.ts';
import { saveMessage } from '../../data/card-store/save-message.ts';
import { type CardEntry, type SaveOutcome, useCardActions } from '../../data/card-store/use-cards.ts';
import { deferred, usePreload } from '../../delivery/deferred.tsx';
import type { CardDialog } from './card-dialogs.tsx';
import { CardTile } from './card-tile.tsx';
import { copyTitle, titleOfCard } from './title-of-card.ts';
import { useCardOrder, useDraggedTiles } from './use-card-order.ts';

const CardDialogs = deferred(async () => (await import('./card-dialogs.tsx')).CardDialogs);
// Few people have that many cards.
const ShowMore = deferred(async () => (await import('../../parts/lists/show-more.tsx')).ShowMore);

/** So many tiles are drawn at first, and more of them with each press. */
const TILES = 48;

/** What is open over the grid, and for which card. */
type Open = { what: CardDialog; id: string } | null;

export interface CardGridProps {
  /** All cards, newest first. */
  cards: CardEntry[];
  /** Those that are shown, in their order. */
  shown: CardEntry[];
  /** They stand in the person's own order, none left out. */
  isMovable: boolean;
}

/** The cards as tiles, and the dialogs that they open. */
export function CardGrid({ cards, shown, isMovable }: CardGridProps) {
  usePreload(CardDialogs);
  const { open, setOpen } = useOpen(cards);
  const { setVisibility, duplicate, cancelDelete } = useToldActions();
  const { move, said } = useCardOrder(shown);
  const dragging = useDraggedTiles(move);
  const entry = cards.find(({ card }) => card.id === open?.id);
  const show = (what: NonNullable<Open>['what'], id: string) => setOpen({ what, id });
  const [most, setMost] = useState(TILES);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-6 gap-y-8">
        {shown.slice(0, most).map((each, index) => (
          <CardTile
            key={each.card.id}
            entry={each}
            onOpen={(what) => show(what, each.card.id)}
            onVisibility={(visibility) => void setVisibility(each, visibility)}
            onCancelDelete={() => cancelDelete(each.card.id)}
            onDuplicate={() => void duplicate(each)}
            onMoveEarlier={isMovable && index > 0 ? () => move(index, index - 1) : null}
            onMoveLater={isMovable && index < shown.length - 1 ? () => move(index, index + 1) : null}
            dragging={isMovable ? dragging(index) : null}
          />
        ))}
      </ul>
      {shown.length > TILES && (
        <ShowMore
          hasMore={shown.length > most}
          onLoad={async () => setMost(most + TILES)}
          className="mt-8 justify-items-start"
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {entry && open && (
        <CardDialogs
          entry={entry}
          open={open.what}
          onOpen={(what) => show(what, entry.card.id)}
          onClose={() => setOpen(null)}
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
  const tellSave = (outcome: SaveOutcome) => {
    if (outcome.kind === 'no-room') return;
    const { text, tone } = saveMessage(outcome);
    toast(text, { tone, durationMs: TOAST_MS.myCards });
  };
  return {
    cancelDelete: actions.cancelDelete,
    setVisibility: async ({ card }: CardEntry, visibility: Visibility) => {
      const { id, data, version: baseVersion } = card;
      tellSave(await actions.save({ id, data, visibility, ...(baseVersion !== undefined && { baseVersion }) }));
    },
    /** Nobody else can open the copy until its owner says so. */
    duplicate: async ({ card: { data } }: CardEntry) => {
      const title = copyTitle(titleOfCard({ data }));
      tellSave(await actions.save({ id: newCardId(), data: { ...data, title }, visibility: 'PRIVATE' }));
    },
  };
}
