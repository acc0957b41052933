import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'help' | 'share';

let shown: Overlay | null = null;
/** Letters typed after the palette was asked for and before its field appeared. */
let typedEarly = '';
const listeners = new Set<() => void>();

/** Shows one of them over the page, or none. `CommandHost` draws it. */
export function showOverlay(next: Overlay | null): void {
  shown = next;
  typedEarly = '';
  for (const listener of listeners) listener();
}

/** Keeps a letter for the palette. False when none was asked for. */
export function keepForPalette(letter: string): boolean {
  if (shown !== 'palette') return false;
  typedEarly += letter;
  return true;
}

/** What the palette's field begins with. */
export function takeTypedEarly(): string {
  const typed = typedEarly;
  typedEarly = '';
  return typed;
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
