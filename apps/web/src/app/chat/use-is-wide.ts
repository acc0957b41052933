import { useSyncExternalStore } from 'react';

/** Tailwind's `xl`: from here on list, conversation and panel stand side by side. */
const WIDE = '(min-width: 80rem)';

/** Whether the window is wide enough for three columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
