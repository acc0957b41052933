import { useApolloClient } from '@apollo/client/react';
import { PublicProfileDocument, type ShownUserFragment, usePublicProfileQuery } from '@tessera/client';
import type { ShownProfile } from '@tessera/domain';
import { useState } from 'react';
import { fromListedCard } from '../../parts/card-face/face-mapper.ts';
import { useListPolicy } from '../../parts/lists/use-list-policy.ts';
import { takeSentProfile, toAnswer } from './sent-profile.ts';

const PAGE_SIZE = 24;

/** The person of that handle or id: undefined while it is not known who that is, null when it is nobody. */
export function usePublicProfile(owner: string) {
  const client = useApolloClient();
  // What came with the page is an answer already; nothing is asked for twice.
  useState(() => {
    const sent = takeSentProfile(document);
    if (!sent) return;
    const variables = { owner: sent.owner, first: PAGE_SIZE, after: null };
    client.writeQuery({ query: PublicProfileDocument, variables, data: toAnswer(sent) });
  });
  const policy = useListPolicy();
  const { data, error, fetchMore, refetch } = usePublicProfileQuery({
    variables: { owner, first: PAGE_SIZE, after: null },
    ...policy,
  });
  const { endCursor = null } = data?.user?.publicCards.pageInfo ?? {};
  return {
    profile: data && (data.user ? toProfile(data.user) : null),
    error,
    retry: () => void refetch().catch(() => {}),
    showMore: () => fetchMore({ variables: { after: endCursor } }),
  };
}

function toProfile({ publicCards: { edges, pageInfo }, ...user }: ShownUserFragment): ShownProfile {
  return { ...user, ...pageInfo, cards: edges.map(({ node }) => fromListedCard(node)) };
}
