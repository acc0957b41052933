import type { PointerEvent as ReactPointerEvent } from 'react';

interface DragHandlers {
  /** With the place that the row would take; null at the end of the drag. */
  onOver: (to: number | null) => void;
  onDrop: (to: number) => void;
}

/** Within this distance of the window's top or bottom edge, each movement scrolls the page by `SCROLL_PX`. */
const EDGE_PX = 96;
const SCROLL_PX = 14;

/** Drags the row around a grip by mouse, finger or pen. Escape puts it back. */
export function startDrag(event: ReactPointerEvent<HTMLElement>, { onOver, onDrop }: DragHandlers): void {
  const row = event.currentTarget.closest('li');
  const list = row?.parentElement;
  if (!list || event.button !== 0) return;
  const startY = event.clientY + scrollY;
  let to: number | null = null;
  const follow = ({ clientY }: PointerEvent) => {
    if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    row.style.translate = `0 ${clientY + scrollY - startY}px`;
    // Reads the rows again each time, because an upload may have added one.
    to = [...list.children].filter((other) => other !== row && readMiddle(other) < clientY).length;
    onOver(to);
  };
  const stop = () => {
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', cancel, true);
    row.style.translate = '';
    onOver(null);
  };
  const drop = () => {
    stop();
    if (to !== null) onDrop(to);
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

function readMiddle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
