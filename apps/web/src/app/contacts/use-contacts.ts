import type { ApolloCache } from '@apollo/client';
import { useContactsQuery } from '@tessera/client';
import type { ContactFilters } from './filters.ts';

const PAGE_SIZE = 50;

/** The contacts that the filters find. `contacts` is undefined while the first of them are on their way. */
export function useContacts({ q, tag, sort }: ContactFilters) {
  const { data, previousData, error, fetchMore, refetch } = useContactsQuery({
    variables: { query: q, tag: tag || null, sort, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const { edges, pageInfo } = data?.contacts ?? {};
  return {
    contacts: edges?.map(({ node }) => node),
    totalCount: (data ?? previousData)?.contacts.totalCount,
    hasMore: pageInfo?.hasNextPage ?? false,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => {}),
    showMore: () => fetchMore({ variables: { after: pageInfo?.endCursor } }),
  };
}

/** Options of a mutation that changes which contacts there are: the lists that are on screen are asked again. */
export const AFTER_CONTACT_CHANGE = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }: { queryName?: string | undefined }) => LISTS.includes(queryName ?? ''),
} as const;

/** After what changes many contacts: the lists are asked anew where they are shown next. */
export function dropLists(cache: ApolloCache): void {
  cache.modify({ fields: { contacts: (_, { DELETE }) => DELETE, contactTags: (_, { DELETE }) => DELETE } });
}

const LISTS = ['Contacts', 'ContactTags'];
