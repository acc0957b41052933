/** The browser's storage, which never throws here: it may be forbidden, or full. Then nothing is remembered. */
type Area = 'localStorage' | 'sessionStorage';

/** The specification's key of the cards on this device. */
export const CARDS_KEY = 'cards';
/** Changes of cards that the server hasn't confirmed yet. */
export const OUTBOX_KEY = 'outbox';

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the value, or removes the key for null. False when the browser refuses. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
