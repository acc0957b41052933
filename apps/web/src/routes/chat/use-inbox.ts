import { useApolloClient } from '@apollo/client/react';
import {
  type InboxChangedSubscription,
  InboxDocument,
  type InboxQuery,
  type InboxRowFragment,
  useInboxChangedSubscription,
  useInboxQuery,
} from '@tessera/client';

export type InboxKind = 'GROUP' | 'DIRECT' | null;

/** The viewer's conversations, the latest activity first, kept up to date while they are on screen. */
export function useInbox(kind: InboxKind) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useInboxQuery({
    variables: { kind, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useInboxChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: change } }) => {
      if (!change) return;
      for (const shown of [null, 'GROUP', 'DIRECT'] as const) {
        client.cache.updateQuery({ query: InboxDocument, variables: { kind: shown, after: null } }, (inbox) =>
          inbox ? withChange(inbox, change.inboxChanged, shown) : inbox,
        );
      }
    },
  });
  const endCursor = data?.inbox.pageInfo.endCursor;
  return {
    rows: data ? byActivity(data.inbox.edges.map(({ node }) => node)) : null,
    total: data?.inbox.totalCount ?? 0,
    error,
    retry: () => void refetch().catch(() => {}),
    more:
      data?.inbox.pageInfo.hasNextPage === true
        ? () => void fetchMore({ variables: { after: endCursor ?? null } }).catch(() => {})
        : null,
  };
}

/** The list with one conversation anew, or without it. What is not in this list is left alone. */
export function withChange(
  { inbox, ...rest }: InboxQuery,
  { conversationId, conversation }: InboxChangedSubscription['inboxChanged'],
  kind: InboxKind,
): InboxQuery {
  const others = inbox.edges.filter(({ node }) => node.id !== conversationId);
  const isKnown = others.length < inbox.edges.length;
  const isMeant = conversation !== null && (kind === null || conversation.kind === kind);
  const change = Number(isMeant && !isKnown) - Number(isKnown && !isMeant);
  const edges = isMeant ? [{ __typename: 'ConversationEdge' as const, node: conversation }, ...others] : others;
  return { ...rest, inbox: { ...inbox, edges, totalCount: inbox.totalCount + change } };
}

function byActivity(rows: InboxRowFragment[]): InboxRowFragment[] {
  return rows.toSorted((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt) || a.id.localeCompare(b.id));
}
