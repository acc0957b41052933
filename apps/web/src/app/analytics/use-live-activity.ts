import { useApolloClient } from '@apollo/client/react';
import { type ActivityLineFragment, AnalyticsOverviewDocument, useActivityAddedSubscription } from '@tessera/client';
import { useEffect, useRef, useState } from 'react';

/** Events come in bursts: figures are fetched this long after the first of them, and then again if more came. */
const PAUSE_MS = 400;
const MOST_LINES = 20;

/**
 * While the screen is open: each new activity is a line at once, and `refresh` brings the figures after it. Gives the latest
 * line that came.
 */
export function useLiveActivity(timeZone: string, refresh: () => Promise<unknown>): ActivityLineFragment | null {
  const { cache } = useApolloClient();
  const [latest, setLatest] = useState<ActivityLineFragment | null>(null);
  const soon = useSoon(refresh);
  const add = (line: ActivityLineFragment) =>
    cache.updateQuery({ query: AnalyticsOverviewDocument, variables: { timeZone } }, (data) => {
      if (!data || data.analyticsOverview.recentActivity.some(({ id }) => id === line.id)) return data;
      const recentActivity = [line, ...data.analyticsOverview.recentActivity].slice(0, MOST_LINES);
      return { ...data, analyticsOverview: { ...data.analyticsOverview, recentActivity } };
    });
  useActivityAddedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      add(data.activityAdded);
      setLatest(data.activityAdded);
      soon();
    },
  });
  return latest;
}

/** Calls `work` a moment after it was asked to, one run at a time, and once more when it was asked meanwhile. */
function useSoon(work: () => Promise<unknown>): () => void {
  const state = useRef({ isWanted: false, isRunning: false, timer: 0 });
  const present = useRef(work);
  present.current = work;
  useEffect(() => {
    const { current } = state;
    return () => clearTimeout(current.timer);
  }, []);
  const ask = () => {
    const { current } = state;
    current.isWanted = true;
    if (current.isRunning) return;
    current.isRunning = true;
    current.timer = window.setTimeout(async () => {
      current.isWanted = false;
      // The figures on screen stay; the next event or visit brings the missed ones.
      await present.current().catch(() => {});
      current.isRunning = false;
      if (current.isWanted) ask();
    }, PAUSE_MS);
  };
  return ask;
}
