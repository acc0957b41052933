import { useReorderCardsMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { type DragEvent, useRef, useState } from 'react';
import { type CardEntry, useCardActions } from '../../data/card-store/use-cards.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { titleOfCard } from './title-of-card.ts';

/** Puts cards in an order by hand: at once on screen, then on the server, which takes one change after the other. */
export function useCardOrder(cards: CardEntry[]) {
  const { place } = useCardActions();
  const [reorder] = useReorderCardsMutation();
  const attempt = useAttempt();
  const [said, setSaid] = useState('');
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const move = (from: number, to: number) => {
    const moved = cards[from];
    if (!moved || from === to || to < 0 || to >= cards.length) return;
    const order = cards.toSpliced(from, 1).toSpliced(to, 0, moved);
    const show = () => {
      const takeBack = place(order.map(({ card }) => card.id));
      setSaid(
        t('{title} moved to place {place} of {count}.', {
          title: titleOfCard(moved.card),
          place: to + 1,
          count: cards.length,
        }),
      );
      return () => {
        takeBack();
        setSaid('');
      };
    };
    const cardIds = order.flatMap(({ card }) => card.dbId ?? []);
    const send = () => {
      const sent = sending.current.then(() => reorder({ variables: { input: { cardIds } } }));
      sending.current = sent.catch(() => {});
      return sent;
    };
    void attempt(send, show);
  };
  return { move, said };
}

/** Tiles that are dragged onto each other: the dragged one takes the place of the one that it is dropped on. */
export function useDraggedTiles(move: (from: number, to: number) => void) {
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  return (index: number) => ({
    isOver: over === index && dragged.current !== index,
    handlers: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        dragged.current = index;
      },
      onDragOver: (event: DragEvent) => {
        if (dragged.current === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDragEnd: end,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged.current !== null) move(dragged.current, index);
        end();
      },
    },
  });
}
