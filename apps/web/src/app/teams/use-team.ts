import { type TeamFrameFragment, type TeamMemberFragment, useTeamQuery } from '@tessera/client';

const PAGE_SIZE = 100;

/** What every part of the screen is given. */
export interface TeamProps {
  team: TeamFrameFragment;
  members: readonly TeamMemberFragment[];
  viewerId: string;
  /** Something changed that only the server knows. */
  onChange: () => void;
}

/** What a tab is given. */
export interface TeamTabProps extends TeamProps {
  /** There are more members than are on screen. */
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** What the parts of the dialog about one member are given. */
export interface ManageMemberProps extends TeamProps {
  member: TeamMemberFragment;
  onClose: () => void;
}

/** The viewer's team; `team` is null when they are in none, undefined while it is on its way. */
export function useTeam() {
  const { data, error, refetch, fetchMore } = useTeamQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const team = data?.organization;
  const { edges = [], pageInfo } = team?.members ?? {};
  return {
    team,
    members: edges.map(({ node }) => node),
    error: data ? undefined : error,
    hasMore: pageInfo?.hasNextPage ?? false,
    showMore: () => fetchMore({ variables: { after: pageInfo?.endCursor ?? null } }),
    reload: () => void refetch().catch(() => {}),
  };
}
