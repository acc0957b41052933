import { useApolloClient } from '@apollo/client/react';
import { ExploreDocument, useExploreQuery } from '@tessera/client';
import { EXPLORE_PAGE_SIZE, type ExploreFilters, type ListedCard } from '@tessera/domain';
import { useState } from 'react';
import { fromListedCard } from '../../parts/card-face/face-mapper.ts';
import { useListPolicy } from '../../parts/lists/use-list-policy.ts';
import { takeSentDirectory, toAnswer } from './sent-directory.ts';

/** A card of the directory; featured ones stand first in this list. */
export type FoundCard = ListedCard & { isFeatured: boolean };

/** The cards that the filters find. `cards` is undefined while the first of them are on their way. */
export function useExplore(filters: ExploreFilters) {
  const client = useApolloClient();
  // What came with the page is an answer already; nothing is asked for twice.
  useState(() => {
    const sent = takeSentDirectory(document);
    if (sent) client.writeQuery({ query: ExploreDocument, variables: toVariables(sent.filters), data: toAnswer(sent) });
  });
  const policy = useListPolicy();
  const { data, previousData, error, fetchMore, refetch } = useExploreQuery({
    variables: toVariables(filters),
    ...policy,
  });
  const { edges, pageInfo } = data?.explore ?? {};
  return {
    cards: edges?.map(({ node, isFeatured }): FoundCard => ({ ...fromListedCard(node), isFeatured })),
    // The chips of the search before stay until it is known what this one finds.
    categories: (data ?? previousData)?.explore.categories?.map(({ name }) => name) ?? [],
    hasMore: pageInfo?.hasNextPage ?? false,
    error,
    retry: () => void refetch().catch(() => {}),
    showMore: () => fetchMore({ variables: { after: pageInfo?.endCursor, isFurtherPage: true } }),
  };
}

function toVariables({ q, category, sort }: ExploreFilters) {
  return { q: q || null, category: category || null, sort, first: EXPLORE_PAGE_SIZE };
}
