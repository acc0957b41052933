import {
  RestAddGroupMemberByPhoneDocument,
  RestAddGroupMembersDocument,
  RestChangeJoinCodeDocument,
  RestCreateGroupDocument,
  RestDeleteGroupDocument,
  RestGroupDocument,
  RestGroupMembersDocument,
  RestGroupsDocument,
  RestJoinGroupDocument,
  RestLeaveGroupDocument,
  RestRemoveGroupMemberDocument,
  RestRemoveGroupPhotoDocument,
  RestSetGroupPhotoDocument,
  RestSetJoinCodeExpiryDocument,
  RestSyncContactsDocument,
  RestToggleGroupAdminDocument,
  RestTransferGroupDocument,
  RestUpdateGroupDocument,
} from './generated/graphql.ts';
import { restGroup, restGroupItems, restMembers, restPerson } from './group-shapes.ts';
import { type Row, row } from './row.ts';
import { defined, PER_PAGE, toCount } from './shapes.ts';

const groups: Row[] = [
  row({
    method: 'get',
    path: '/api/chat/groups',
    operation: RestGroupsDocument,
    variables: ({ query: { q = '', sort = 'latest', limit = PER_PAGE, after = null } }) => ({
      q,
      sort: sort.toUpperCase(),
      first: toCount(limit),
      after,
    }),
    body: restGroupItems,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups',
    operation: RestCreateGroupDocument,
    variables: ({ body: { name, description } }) => ({ input: defined({ name, description }) }),
    status: 201,
    location: ({ createGroup: { group } }) => `/api/chat/groups/${group.id}`,
    body: ({ createGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/join',
    operation: RestJoinGroupDocument,
    variables: ({ body: { code } }) => ({ input: { code } }),
    body: ({ joinGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'get',
    path: '/api/chat/groups/:id',
    operation: RestGroupDocument,
    variables: ({ params: { id } }) => ({ id }),
    body: ({ group }) => group && { group: restGroup(group) },
  }),
  row({
    method: 'patch',
    path: '/api/chat/groups/:id',
    operation: RestUpdateGroupDocument,
    variables: ({ params: { id }, body: { name, description } }) => ({ input: defined({ id, name, description }) }),
    body: ({ updateGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'delete',
    path: '/api/chat/groups/:id',
    operation: RestDeleteGroupDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    status: 204,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/leave',
    operation: RestLeaveGroupDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    body: ({ leaveGroup: { leftGroupId } }) => ({ id: leftGroupId }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/transfer',
    operation: RestTransferGroupDocument,
    variables: ({ params: { id }, body: { userId } }) => ({ input: { id, userId } }),
    body: ({ transferGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/photo',
    takesFile: true,
    operation: RestSetGroupPhotoDocument,
    variables: ({ params: { id }, form }) => ({ input: { id, file: form.files.photo } }),
    body: ({ setGroupPhoto: { group } }) => ({ url: group.photoUrl, group: restGroup(group) }),
  }),
  row({
    method: 'delete',
    path: '/api/chat/groups/:id/photo',
    operation: RestRemoveGroupPhotoDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    status: 204,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/join-code',
    operation: RestChangeJoinCodeDocument,
    variables: ({ params: { id }, body: { expiresAt = null } }) => ({ input: { id, expiresAt } }),
    body: ({ changeJoinCode: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'patch',
    path: '/api/chat/groups/:id/join-code',
    operation: RestSetJoinCodeExpiryDocument,
    variables: ({ params: { id }, body: { expiresAt = null } }) => ({ input: { id, expiresAt } }),
    body: ({ setJoinCodeExpiry: { group } }) => ({ group: restGroup(group) }),
  }),
];

const members: Row[] = [
  row({
    method: 'get',
    path: '/api/chat/groups/:id/members',
    operation: RestGroupMembersDocument,
    variables: ({ params: { id }, query: { q = '', sort = 'role', limit = PER_PAGE, after = null } }) => ({
      id,
      query: q,
      sort: sort.toUpperCase(),
      first: toCount(limit),
      after,
    }),
    body: restMembers,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/remove',
    operation: RestRemoveGroupMemberDocument,
    variables: ({ params: { id }, body: { userId } }) => ({ input: { id, userId } }),
    body: ({ removeGroupMember: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/toggle-admin',
    operation: RestToggleGroupAdminDocument,
    variables: ({ params: { id }, body: { userId } }) => ({ input: { id, userId } }),
    body: ({ toggleGroupAdmin: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/add-by-phone',
    operation: RestAddGroupMemberByPhoneDocument,
    variables: ({ params: { id }, body: { phone } }) => ({ input: { id, phone } }),
    body: ({ addGroupMemberByPhone: { outcome, user, inviteText } }) => ({
      outcome: outcome.toLowerCase(),
      user: user ? restPerson(user) : null,
      inviteText,
    }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/bulk',
    operation: RestAddGroupMembersDocument,
    variables: ({ params: { id }, body: { phones, userIds } }) => ({ input: defined({ id, phones, userIds }) }),
    body: ({ addGroupMembers: { added, already, invited, invalid, group } }) => ({
      added: added.map(restPerson),
      already: already.map(restPerson),
      invited,
      invalid,
      group: restGroup(group),
    }),
  }),
];

const contacts: Row[] = [
  row({
    method: 'post',
    path: '/api/contacts/sync',
    operation: RestSyncContactsDocument,
    variables: ({ body: { accessToken } }) => ({ input: { accessToken: accessToken ?? '' } }),
    body: ({ syncContacts: { matchedContacts } }) => ({
      matches: matchedContacts.map(({ user, name, phone, email }) => ({ userId: user.id, name, phone, email })),
    }),
  }),
];

/** Groups, their members, and whom a person's address book knows. */
export const groupRoutes: Row[] = [...groups, ...members, ...contacts];
