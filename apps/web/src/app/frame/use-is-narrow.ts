import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the sidebar stands beside the screen. */
const WIDE = '(width >= 64rem)';

/** Whether the window has no room for the sidebar. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => !matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
