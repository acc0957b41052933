import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MessageFeed } from './message-feed.ts';
import { type OutgoingStore, outgoingStore } from './outgoing-store.ts';

/** The messages of a conversation, loaded and followed while the component is there. */
export function useMessageFeed(conversationId: string, outgoing: OutgoingStore) {
  const client = useApolloClient();
  const feed = useMemo(() => new MessageFeed(client, conversationId), [client, conversationId]);
  useEffect(() => feed.start(), [feed]);
  useEffect(
    () => outgoing.onSent((message) => message.conversationId === conversationId && feed.add(message)),
    [feed, outgoing, conversationId],
  );
  const state = useSyncExternalStore(feed.subscribe, feed.get);
  return { feed, ...state };
}

/** What waits to be sent in the conversation, and the ways to change that. */
export function useOutgoing(conversationId: string, accountId: string) {
  const client = useApolloClient();
  const outgoing = outgoingStore(client, accountId);
  const waiting = useSyncExternalStore(outgoing.subscribe, () => outgoing.list(conversationId));
  return { outgoing, waiting };
}
