import { readStored, writeStored } from '../../data/session/storage.ts';

const KEY = 'hideWelcome';

/** Whether the greeting was closed in this session of the browser; false where the browser keeps nothing. */
export function isWelcomeHidden(): boolean {
  return readStored(KEY, 'sessionStorage') === '1';
}

/** Remembers it until the browser is closed. A browser that keeps nothing greets once more on the next page. */
export function hideWelcome(): void {
  writeStored(KEY, '1', 'sessionStorage');
}
