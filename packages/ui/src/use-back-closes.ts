import { useEffect, useId, useRef } from 'react';

/** What an entry of the browser's history says: the sheet that it was made for, and its place in the router's list. */
interface Entry {
  sheet: string | undefined;
  idx: number | undefined;
}

/** The open sheets by their names. */
const open = new Map<string, () => void>();
/** The entry that the browser was at when a sheet opened or somebody last went Back or Forward. */
let last: Entry = { sheet: undefined, idx: undefined };
let isListening = false;

function readEntry(): Entry {
  const { sheet, idx } = (history.state ?? {}) as Partial<Entry>;
  return { sheet, idx };
}

/** From a sheet's entry one step back to the page below it, which has the same place in the router's list. */
function onPop(): void {
  const [before, now] = [last, readEntry()];
  last = now;
  if (!before.sheet || before.sheet === now.sheet || before.idx !== now.idx) return;
  const close = open.get(before.sheet);
  if (close) close();
  // The sheet was closed otherwise: its entry shows the same page, and one Back should lead away from it.
  else history.back();
}

/** While open, the browser's Back closes the sheet and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const name = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const sheet = `${name} ${history.length}`;
    if (!isListening) window.addEventListener('popstate', onPop);
    isListening = true;
    open.set(sheet, () => close.current());
    history.pushState({ ...history.state, sheet }, '');
    last = readEntry();
    return () => {
      open.delete(sheet);
    };
  }, [isOpen, name]);
}
