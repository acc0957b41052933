/** The playground's keys of all accounts. */
export const PLAYGROUND_PREFIX = 'playground:';
/** GraphiQL's own keys, which earlier versions used for all accounts together. */
const FORMER_PREFIX = 'graphiql:';

/** Removes everything written in the playground, for all accounts. */
export function forgetPlayground(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PLAYGROUND_PREFIX) || key.startsWith(FORMER_PREFIX)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
}
