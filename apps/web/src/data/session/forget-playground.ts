/** The playground's keys of all accounts. */
export const PLAYGROUND_PREFIX = 'playground:';
/** GraphiQL's own keys, which earlier versions used for all accounts together. */
const FORMER_PREFIX = 'graphiql:';

/** Removes everything written in the playground, for all accounts. */
export function forgetPlayground(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of keys)
    if (key.startsWith(PLAYGROUND_PREFIX) || key.startsWith(FORMER_PREFIX)) storage.removeItem(key);
}
