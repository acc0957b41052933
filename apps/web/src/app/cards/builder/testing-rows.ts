import { fireEvent, within } from '@testing-library/react';
import { vi } from 'vitest';

/** Far enough from the window's edge, where the page would scroll. */
const TOP_PX = 200;

/** Drags one of the list's rows by its grip to the place of another, both numbered from 1. jsdom has no layout: it gets one. */
export function dragRow(
  list: HTMLElement,
  { from, to, isCancelled = false }: { from: number; to: number; isCancelled?: boolean },
): void {
  const drag = startRowDrag(list, { from, to });
  if (isCancelled) fireEvent.keyDown(window, { key: 'Escape' });
  drag.drop();
}

/** The same until the row is let go. */
export function startRowDrag(list: HTMLElement, { from, to }: { from: number; to: number }): { drop: () => void } {
  const rows = [...list.children];
  const row = rows[from - 1];
  if (!(row instanceof HTMLElement)) throw new Error('there is no such row');
  rows.forEach((one, at) => {
    vi.spyOn(one, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, TOP_PX + at * 100, 300, 100));
  });
  const grip = within(row).getAllByRole('button', { name: /^Move (?!.* (?:up|down)$)/ })[0];
  if (!grip) throw new Error('the row has no grip');
  fireEvent.pointerDown(grip, { button: 0, clientY: TOP_PX + from * 100 - 50 });
  // Past the middle of the row at that place.
  fireEvent.pointerMove(window, { clientY: TOP_PX + to * 100 - 50 + (to > from ? 10 : -10) });
  vi.restoreAllMocks();
  return { drop: () => void fireEvent.pointerUp(window) };
}
