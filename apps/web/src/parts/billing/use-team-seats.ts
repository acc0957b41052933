import { type BillingSeatsQuery, useBillingSeatsQuery } from '@tessera/client';

type Team = NonNullable<BillingSeatsQuery['organization']>;

/** The team that the viewer owns, with its members who have a seat. */
export interface TeamSeats {
  isOwner: boolean;
  /** Null for who owns none, and while it is on its way. */
  team: Team | null;
  error: Error | undefined;
  hasMore: boolean;
  showMore: () => Promise<unknown>;
  reload: () => Promise<unknown>;
}

/** Reads it anew whenever the screen opens. */
export function useTeamSeats(): TeamSeats {
  const { data, error, refetch, fetchMore } = useBillingSeatsQuery({ fetchPolicy: 'cache-and-network' });
  const team = data?.organization?.viewerRole === 'OWNER' ? data.organization : null;
  const after = team?.members.pageInfo.endCursor ?? null;
  return {
    isOwner: team !== null,
    team,
    error: data ? undefined : error,
    hasMore: team?.members.pageInfo.hasNextPage ?? false,
    showMore: () =>
      fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult }) => joined(before, fetchMoreResult),
      }),
    reload: () => refetch(),
  };
}

function joined(before: BillingSeatsQuery, next: BillingSeatsQuery): BillingSeatsQuery {
  if (!before.organization || !next.organization) return next;
  const { edges, ...rest } = next.organization.members;
  const members = { ...rest, edges: [...before.organization.members.edges, ...edges] };
  return { ...next, organization: { ...next.organization, members } };
}
