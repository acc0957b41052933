import { type ListedCardFragment, useExploreQuery } from '@tessera/client';
import type { Filters } from './filters.ts';
import { useListPolicy } from './use-list-policy.ts';

const PAGE_SIZE = 24;

/** A card of the directory; featured ones stand first in this list. */
export type FoundCard = ListedCardFragment & { isFeatured: boolean };

/** The cards that the filters find. `cards` is undefined while the first of them are on their way. */
export function useExplore({ q, category, sort }: Filters) {
  const policy = useListPolicy();
  const { data, previousData, error, fetchMore, refetch } = useExploreQuery({
    variables: { q: q || null, category: category || null, sort, first: PAGE_SIZE },
    ...policy,
  });
  const { edges, pageInfo } = data?.explore ?? {};
  return {
    cards: edges?.map(({ node, isFeatured }): FoundCard => ({ ...node, isFeatured })),
    // The chips of the search before stay until it is known what this one finds.
    categories: (data ?? previousData)?.explore.categories?.map(({ name }) => name) ?? [],
    hasMore: pageInfo?.hasNextPage ?? false,
    error,
    retry: () => void refetch().catch(() => {}),
    showMore: () => fetchMore({ variables: { after: pageInfo?.endCursor, isFurtherPage: true } }),
  };
}
