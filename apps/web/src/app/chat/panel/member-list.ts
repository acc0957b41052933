import type { GroupMembersQuery, MemberChangedSubscription } from '@tessera/client';

type Members = NonNullable<GroupMembersQuery['group']>['members'];
type MemberChange = Pick<MemberChangedSubscription['memberChanged'], 'user' | 'role'>;

/** The pages so far and the next one. A member on both, because others came or went meanwhile, is listed once. */
export function withNextPage(known: Members, next: Members): Members {
  const ids = new Set(known.edges.map(({ node }) => node.user.id));
  return { ...next, edges: [...known.edges, ...next.edges.filter(({ node }) => !ids.has(node.user.id))] };
}

/**
 * The loaded part of a list after somebody came, went or got another role. Nobody changes their place while one looks at
 * it; who came stands at the end, once the end is loaded. `isWhole`: it is a list of everybody, not what a search found.
 */
export function withMemberChange(list: Members, { user, role }: MemberChange, isWhole: boolean): Members {
  const place = list.edges.findIndex(({ node }) => node.user.id === user.id);
  if (role === null) {
    if (place < 0) return list;
    return { ...list, edges: list.edges.toSpliced(place, 1), totalCount: list.totalCount - 1 };
  }
  const edge = {
    __typename: 'GroupMemberEdge' as const,
    node: { __typename: 'GroupMember' as const, user, role },
  };
  if (place >= 0) return { ...list, edges: list.edges.with(place, edge) };
  if (!isWhole || list.pageInfo.hasNextPage) return list;
  return { ...list, edges: [...list.edges, edge], totalCount: list.totalCount + 1 };
}
