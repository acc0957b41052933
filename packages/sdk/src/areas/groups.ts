import { needFound, needViewer } from '../errors.ts';
import {
  AddGroupMembersDocument,
  type AddMembersInput,
  CreateGroupDocument,
  type CreateGroupInput,
  GroupDocument,
  type GroupFragment,
  type GroupMemberFragment,
  GroupMembersDocument,
  GroupsDocument,
  JoinGroupDocument,
  LeaveGroupDocument,
  UpdateGroupDocument,
  type UpdateGroupInput,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Groups. Scopes: `messages:read`, to change them `messages:write`. */
export function groups(run: Run) {
  return {
    list: (options: PageOptions & CallOptions = {}): List<GroupFragment> =>
      new List(options, async (first, after) => {
        const { viewer } = await run(GroupsDocument, { first, after }, options);
        return toPage(needViewer(viewer).groups);
      }),
    /** Null if there is none. */
    get: async (id: string, options?: CallOptions) => (await run(GroupDocument, { id }, options)).group,
    /** Those whose name has the words of `query`. */
    members: (
      id: string,
      { query, ...options }: { query?: string } & PageOptions & CallOptions = {},
    ): List<GroupMemberFragment> =>
      new List(options, async (first, after) => {
        const { group } = await run(GroupMembersDocument, { id, first, after, query }, options);
        return toPage(needFound(group, 'group').members);
      }),
    create: async (input: CreateGroupInput, options?: CallOptions) =>
      (await run(CreateGroupDocument, { input }, options)).createGroup.group,
    /** What is left out stays. */
    update: async (input: UpdateGroupInput, options?: CallOptions) =>
      (await run(UpdateGroupDocument, { input }, options)).updateGroup.group,
    join: async (code: string, options?: CallOptions) =>
      (await run(JoinGroupDocument, { input: { code } }, options)).joinGroup.group,
    leave: async (id: string, options?: CallOptions) =>
      (await run(LeaveGroupDocument, { input: { id } }, options)).leaveGroup.leftGroupId,
    /** Says of each person and number whether they were added, were there already or are invited. */
    addMembers: async (input: AddMembersInput, options?: CallOptions) =>
      (await run(AddGroupMembersDocument, { input }, options)).addGroupMembers,
  };
}
