import { useApolloClient } from '@apollo/client/react';
import {
  GroupMembersDocument,
  type GroupMembersQuery,
  useGroupMembersQuery,
  useMemberChangedSubscription,
} from '@tessera/client';
import { useSettled } from '../../../parts/forms/use-settled.ts';
import { withMemberChange, withNextPage } from './member-list.ts';

/** The members whose names have these words; everybody for none. Kept up to date while they are on screen. */
export function useMembers(groupId: string, query: string) {
  const { cache } = useApolloClient();
  const asked = useSettled(query.trim());
  const variables = { id: groupId, query: asked, after: null };
  const { data, previousData, error, refetch, fetchMore } = useGroupMembersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const onChange = (change: Parameters<typeof withMemberChange>[1]) =>
    cache.updateQuery({ query: GroupMembersDocument, variables }, (known) =>
      changeList(known, (list) => withMemberChange(list, change, asked === '')),
    );
  useMemberChangedSubscription({
    variables: { id: groupId },
    ignoreResults: true,
    onData: ({ data: { data: change } }) => change && onChange(change.memberChanged),
  });
  // While the next answer is on its way the last one stays.
  const list = (data ?? previousData)?.group?.members;
  const endCursor = list?.pageInfo.endCursor ?? null;
  const loadMore = () =>
    fetchMore({
      variables: { after: endCursor },
      updateQuery: (known, { fetchMoreResult: { group } }) =>
        (group && changeList(known, (members) => withNextPage(members, group.members))) ?? known,
    });
  return {
    members: list?.edges.map(({ node }) => node) ?? null,
    hasMore: list?.pageInfo.hasNextPage === true,
    error,
    retry: () => void refetch().catch(() => {}),
    loadMore,
    /** After somebody was removed: the connection that would tell it may be lost. */
    onChange,
  };
}

type Members = NonNullable<GroupMembersQuery['group']>['members'];

function changeList(data: GroupMembersQuery | null, change: (list: Members) => Members): GroupMembersQuery | undefined {
  return data?.group ? { group: { ...data.group, members: change(data.group.members) } } : undefined;
}
