import { useSyncExternalStore } from 'react';

/** Tailwind's `md`: from here on the panel stands beside the conversation. */
const WIDE = '(min-width: 48rem)';

/** Whether the window has room for the panel beside the conversation. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
