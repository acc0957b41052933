import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'help' | 'share';

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

/** Shows one of them over the page, or none. `CommandHost` draws it. */
export function showOverlay(next: Overlay | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
