import { useApolloClient } from '@apollo/client/react';
import { useInboxChangedSubscription } from '@tessera/client';
import { useEffect, useRef } from 'react';
import { useConnectionState } from '../../data/session/apollo-session.tsx';
import { takeEarlyGap } from '../../data/session/early-answer.ts';
import { applyInboxChange } from './inbox-cache.ts';

/** Queries that are asked anew when changes may have been missed. */
const FOLLOWED: ReadonlySet<string | null | undefined> = new Set([
  'Inbox',
  'UnreadCounts',
  'RecentGroups',
  'AccountState',
  'Notifications',
]);

/** Of these only a lost connection is caught up on: each event that comes brings the whole figures. */
const FOLLOWED_BY_EVENTS: ReadonlySet<string | null | undefined> = new Set(['AnalyticsOverview', 'AnalyticsReport']);

/** Follows the viewer's conversations for as long as it is in the page: one subscription for everything that shows them. */
export function LiveInbox() {
  const client = useApolloClient();
  useInboxChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => data && applyInboxChange(client.cache, data.inboxChanged),
  });
  useCatchUp();
  return null;
}

/** What changed while the connection was lost, or before it was made, is in no event that still comes. */
function useCatchUp(): void {
  const client = useApolloClient();
  const connection = useConnectionState();
  const hasGap = useRef(false);
  useEffect(() => {
    if (connection === 'lost') hasGap.current = true;
    if (connection !== 'connected') return;
    const wasLost = hasGap.current;
    if (!wasLost && !FOLLOWED.has(takeEarlyGap())) return;
    hasGap.current = false;
    const isBehind = (name?: string) => FOLLOWED.has(name) || (wasLost && FOLLOWED_BY_EVENTS.has(name));
    // One that fails now shows what it had.
    void client
      .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => isBehind(queryName) })
      .catch(() => {});
  }, [connection, client]);
}
