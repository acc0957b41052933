import type { Location } from 'react-router-dom';

/** Where React Router keeps how far each entry of the history was scrolled. */
const STORAGE_KEY = 'react-router-scroll-positions';

/**
 * The entry whose position is restored. The first entry of every document has the same key: it counts for its path only, and
 * is forgotten when the document was opened by a link or an address. The query may have a token, which is kept nowhere.
 */
export function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? `${key}:${pathname}` : key;
}

/** Before the first screen. Coming back, and reloading, goes on where the person was. */
export function forgetFirstPosition(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation && 'type' in navigation && navigation.type !== 'navigate') return;
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const kept = Object.entries(positions ?? {}).filter(([key]) => !key.startsWith('default:'));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage nothing is restored.
  }
}
