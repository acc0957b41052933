/** The playground's keys of all accounts. */
export const PLAYGROUND_PREFIX = 'playground:';

/** Removes everything written in the playground, for all accounts. */
export function forgetPlayground(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PLAYGROUND_PREFIX)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
}
