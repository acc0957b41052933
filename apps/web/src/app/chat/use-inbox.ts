import { useInboxQuery } from '@tessera/client';
import { byActivity, type InboxKind } from '../../parts/inbox/inbox-cache.ts';

/** The viewer's conversations, the latest activity first. The shell keeps them up to date. */
export function useInbox(kind: InboxKind) {
  const { data, error, refetch, fetchMore } = useInboxQuery({
    variables: { kind, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const endCursor = data?.inbox.pageInfo.endCursor ?? null;
  return {
    rows: data ? byActivity(data.inbox.edges.map(({ node }) => node)) : null,
    total: data?.inbox.totalCount ?? 0,
    error,
    hasMore: data?.inbox.pageInfo.hasNextPage === true,
    retry: () => void refetch().catch(() => {}),
    loadMore: () => fetchMore({ variables: { after: endCursor } }),
  };
}
