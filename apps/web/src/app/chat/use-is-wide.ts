import { useSyncExternalStore } from 'react';

/** Tailwind's `xl`: from here on the panel stands beside the list. */
const WIDE = '(min-width: 80rem)';

/** Whether the window has room for the panel beside the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
