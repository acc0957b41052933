import { useState } from 'react';

/** Pieces of work of which only the latest counts: to begin another one, or to cancel, ends the one that is under way. */
export function useLatestRun() {
  const [runs] = useState(() => {
    let latest = new AbortController();
    return {
      begin: (): AbortSignal => {
        latest.abort();
        latest = new AbortController();
        return latest.signal;
      },
      cancel: () => latest.abort(),
    };
  });
  return runs;
}
