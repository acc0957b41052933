import { is, list, lower, object, selected, without } from './answers.ts';
import {
  GROUP_ITEM,
  GROUP_MEMBERS,
  groupAt,
  personAt,
  restGroup,
  restGroupItems,
  restMembers,
  restPerson,
} from './group-shapes.ts';
import { graphql, input, page, type Route, route, search } from './route.ts';
import { ID, named, pageOf, TEXT } from './shapes.ts';

const groups: Route[] = [
  route({
    method: 'get',
    path: '/api/chat/groups',
    operation: graphql(`
      query RestListGroups($q: String!, $sort: ConversationOrder!, $first: Int!, $after: String) {
        inbox(kind: GROUP, query: $q, orderBy: $sort, first: $first, after: $after) {
          edges {
            node { id title photoUrl unreadCount lastMessage { text createdAt hasCard card { title } } }
          }
          pageInfo { hasNextPage endCursor }
        }
      }
    `),
    query: { ...search('latest'), ...page() },
    answer: pageOf(GROUP_ITEM),
    body: restGroupItems,
  }),
  route({
    method: 'post',
    path: '/api/chat/groups',
    operation: graphql(`
      mutation RestCreateGroup($input: CreateGroupInput!) {
        createGroup(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: input('name', 'description'),
    status: 201,
    location: ({ createGroup: { group } }) => `/api/chat/groups/${group.id}`,
    answer: object(null, { group: groupAt('createGroup.group') }),
    body: ({ createGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/join',
    operation: graphql(`
      mutation RestJoinGroup($input: JoinGroupInput!) {
        joinGroup(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: input('code'),
    answer: object(null, { group: groupAt('joinGroup.group') }),
    body: ({ joinGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  route({
    method: 'get',
    path: '/api/chat/groups/:id',
    operation: graphql(`query RestGetGroup($id: ID!) { group(id: $id) { ...RestGroup } }`),
    answer: object(null, { group: groupAt('group') }),
    body: ({ group }) => group && { group: restGroup(group) },
  }),
  route({
    method: 'patch',
    path: '/api/chat/groups/:id',
    operation: graphql(`
      mutation RestUpdateGroup($input: UpdateGroupInput!) {
        updateGroup(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: input('name', 'description'),
    answer: object(null, { group: groupAt('updateGroup.group') }),
    body: ({ updateGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  route({
    method: 'delete',
    path: '/api/chat/groups/:id',
    operation: graphql(`
      mutation RestDeleteGroup($input: GroupInput!) { deleteGroup(input: $input) { deletedGroupId } }
    `),
    status: 204,
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/leave',
    operation: graphql(`
      mutation RestLeaveGroup($input: LeaveGroupInput!) { leaveGroup(input: $input) { leftGroupId } }
    `),
    answer: object(null, { id: selected('leaveGroup.leftGroupId') }),
    body: ({ leaveGroup: { leftGroupId } }) => ({ id: leftGroupId }),
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/transfer',
    operation: graphql(`
      mutation RestTransferGroup($input: GroupPersonInput!) {
        transferGroup(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: input('userId'),
    answer: object(null, { group: groupAt('transferGroup.group') }),
    body: ({ transferGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/photo',
    operation: graphql(`
      mutation RestSetGroupPhoto($input: GroupPhotoInput!) {
        setGroupPhoto(input: $input) { group { ...RestGroup } }
      }
    `),
    files: { photo: { to: 'input.file' } },
    answer: object(null, { url: selected('setGroupPhoto.group.photoUrl'), group: groupAt('setGroupPhoto.group') }),
    body: ({ setGroupPhoto: { group } }) => ({ url: group.photoUrl, group: restGroup(group) }),
  }),
  route({
    method: 'delete',
    path: '/api/chat/groups/:id/photo',
    operation: graphql(`
      mutation RestRemoveGroupPhoto($input: GroupInput!) {
        removeGroupPhoto(input: $input) { group { id } }
      }
    `),
    status: 204,
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/join-code',
    operation: graphql(`
      mutation RestChangeJoinCode($input: JoinCodeInput!) {
        changeJoinCode(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: { expiresAt: { to: 'input.expiresAt', reads: 'always', read: (sent) => sent ?? null } },
    answer: object(null, { group: groupAt('changeJoinCode.group') }),
    body: ({ changeJoinCode: { group } }) => ({ group: restGroup(group) }),
  }),
  route({
    method: 'patch',
    path: '/api/chat/groups/:id/join-code',
    operation: graphql(`
      mutation RestSetJoinCodeExpiry($input: JoinCodeInput!) {
        setJoinCodeExpiry(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: { expiresAt: { to: 'input.expiresAt', reads: 'always', read: (sent) => sent ?? null } },
    answer: object(null, { group: groupAt('setJoinCodeExpiry.group') }),
    body: ({ setJoinCodeExpiry: { group } }) => ({ group: restGroup(group) }),
  }),
];

const members: Route[] = [
  route({
    method: 'get',
    path: '/api/chat/groups/:id/members',
    operation: graphql(`
      query RestListGroupMembers($id: ID!, $query: String!, $sort: GroupMemberOrder!, $first: Int!, $after: String) {
        viewer { id }
        group(id: $id) {
          ...RestGroup
          members(query: $query, orderBy: $sort, first: $first, after: $after) {
            edges { node { role joinedAt user { ...RestPerson } } } pageInfo { hasNextPage endCursor }
          }
        }
      }
    `),
    query: { ...search('role', 'query'), ...page() },
    answer: GROUP_MEMBERS,
    body: restMembers,
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/members/remove',
    operation: graphql(`
      mutation RestRemoveGroupMember($input: GroupPersonInput!) {
        removeGroupMember(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: input('userId'),
    answer: object(null, { group: groupAt('removeGroupMember.group') }),
    body: ({ removeGroupMember: { group } }) => ({ group: restGroup(group) }),
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/members/toggle-admin',
    operation: graphql(`
      mutation RestToggleGroupAdmin($input: GroupPersonInput!) {
        toggleGroupAdmin(input: $input) { group { ...RestGroup } }
      }
    `),
    takes: input('userId'),
    answer: object(null, { group: groupAt('toggleGroupAdmin.group') }),
    body: ({ toggleGroupAdmin: { group } }) => ({ group: restGroup(group) }),
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/members/add-by-phone',
    operation: graphql(`
      mutation RestAddGroupMemberByPhone($input: AddMemberByPhoneInput!) {
        addGroupMemberByPhone(input: $input) { outcome inviteText user { ...RestPerson } }
      }
    `),
    takes: input('phone'),
    answer: selected('addGroupMemberByPhone', {
      '*': named('AddedByPhone'),
      outcome: lower,
      'user.*': named('Person'),
      'user._id': ID,
    }),
    body: ({ addGroupMemberByPhone: { outcome, user, inviteText } }) => ({
      outcome: outcome.toLowerCase(),
      user: user ? restPerson(user) : null,
      inviteText,
    }),
  }),
  route({
    method: 'post',
    path: '/api/chat/groups/:id/members/bulk',
    operation: graphql(`
      mutation RestAddGroupMembers($input: AddMembersInput!) {
        addGroupMembers(input: $input) {
          added { ...RestPerson } already { ...RestPerson } invited invalid group { ...RestGroup }
        }
      }
    `),
    takes: input('phones', 'userIds'),
    answer: object('AddedMembers', {
      added: list(personAt('addGroupMembers.added')),
      already: list(personAt('addGroupMembers.already')),
      invited: selected('addGroupMembers.invited'),
      invalid: selected('addGroupMembers.invalid'),
      group: groupAt('addGroupMembers.group'),
    }),
    body: ({ addGroupMembers: { added, already, invited, invalid, group } }) => ({
      added: added.map(restPerson),
      already: already.map(restPerson),
      invited,
      invalid,
      group: restGroup(group),
    }),
  }),
];

const contacts: Route[] = [
  route({
    method: 'post',
    path: '/api/contacts/sync',
    operation: graphql(`
      mutation RestSyncContacts($input: SyncContactsInput!) {
        syncContacts(input: $input) { matchedContacts { name phone email user { id } } }
      }
    `),
    takes: { accessToken: { to: 'input.accessToken', reads: 'always', read: (sent) => sent ?? '' } },
    answer: object(null, {
      matches: list(selected('syncContacts.matchedContacts', { user: without, userId: is(TEXT) })),
    }),
    body: ({ syncContacts: { matchedContacts } }) => ({
      matches: matchedContacts.map(({ user, name, phone, email }) => ({ userId: user.id, name, phone, email })),
    }),
  }),
];

/** Groups, their members, and whom a person's address book knows. */
export const groupRoutes: Route[] = [...groups, ...members, ...contacts];
