const KEY = 'hideWelcome';

/** Whether the greeting was closed in this session of the browser; false where the browser keeps nothing. */
export function isWelcomeHidden(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Remembers it until the browser is closed, if it lets us. */
export function hideWelcome(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing greets once more on the next page; there is nothing better to do.
  }
}
