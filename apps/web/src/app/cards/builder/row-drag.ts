import type { PointerEvent as ReactPointerEvent } from 'react';

interface DraggedRows {
  setDrag: (drag: { from: number; to: number } | null) => void;
  move: (from: number, to: number) => void;
}

/** So near the upper or lower edge of the window the page scrolls along, so many pixels with each movement. */
const EDGE_PX = 96;
const SCROLL_PX = 14;

/** Drags the row around a grip by mouse, finger or pen until it is let go; Escape leaves it where it was. */
export function startDrag(event: ReactPointerEvent<HTMLElement>, { setDrag, move }: DraggedRows, at: number): void {
  const row = event.currentTarget.closest('li');
  if (!row?.parentElement || event.button !== 0) return;
  const rows = [...row.parentElement.children];
  const startY = event.clientY + scrollY;
  let to = at;
  const follow = ({ clientY }: PointerEvent) => {
    if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    row.style.translate = `0 ${clientY + scrollY - startY}px`;
    to = rows.filter((other) => other !== row && middleOf(other) < clientY).length;
    setDrag({ from: at, to });
  };
  const stop = () => {
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', cancel, true);
    row.style.translate = '';
    setDrag(null);
  };
  const drop = () => {
    stop();
    if (to !== at) move(at, to);
  };
  const cancel = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.stopPropagation();
    stop();
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', stop);
  addEventListener('keydown', cancel, true);
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
