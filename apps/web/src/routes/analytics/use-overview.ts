import { useActivityAddedSubscription, useAnalyticsOverviewQuery } from '@tessera/client';
import { useRef } from 'react';
import { isAborted } from './overview.ts';

/** The overview in this browser's time zone, fetched again whenever something happens to one of the viewer's cards. */
export function useOverview() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Figures of an earlier visit are shown at once and brought up to date.
  const { data, error, refetch } = useAnalyticsOverviewQuery({
    variables: { timeZone },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useOneAtATime(() => refetch());
  useActivityAddedSubscription({ ignoreResults: true, onData: () => void refresh() });
  return {
    timeZone,
    overview: data?.analyticsOverview,
    error: error && !isAborted(error) ? error : undefined,
    retry: () => void refetch(),
  };
}

/** However often it is called: one run at a time, and one more when it was called meanwhile. */
function useOneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  const calls = useRef(0);
  return async () => {
    calls.current += 1;
    if (calls.current > 1) return;
    for (let seen = 0; seen !== calls.current; ) {
      seen = calls.current;
      // The figures on screen stay; the next event or visit brings the missed ones.
      await work().catch(() => {});
    }
    calls.current = 0;
  };
}
