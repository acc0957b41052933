import { is, list, lower, object, selected, without } from './answers.ts';
import {
  RestAddGroupMemberByPhoneDocument,
  RestAddGroupMembersDocument,
  RestChangeJoinCodeDocument,
  RestCreateGroupDocument,
  RestDeleteGroupDocument,
  RestGetGroupDocument,
  RestJoinGroupDocument,
  RestLeaveGroupDocument,
  RestListGroupMembersDocument,
  RestListGroupsDocument,
  RestRemoveGroupMemberDocument,
  RestRemoveGroupPhotoDocument,
  RestSetGroupPhotoDocument,
  RestSetJoinCodeExpiryDocument,
  RestSyncContactsDocument,
  RestToggleGroupAdminDocument,
  RestTransferGroupDocument,
  RestUpdateGroupDocument,
} from './generated/graphql.ts';
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
import { input, page, type Row, row, search } from './row.ts';
import { ID, named, pageOf, TEXT } from './shapes.ts';

const groups: Row[] = [
  row({
    method: 'get',
    path: '/api/chat/groups',
    operation: RestListGroupsDocument,
    query: { ...search('latest'), ...page() },
    answer: pageOf(GROUP_ITEM),
    body: restGroupItems,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups',
    operation: RestCreateGroupDocument,
    takes: input('name', 'description'),
    status: 201,
    location: ({ createGroup: { group } }) => `/api/chat/groups/${group.id}`,
    answer: object(null, { group: groupAt('createGroup.group') }),
    body: ({ createGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/join',
    operation: RestJoinGroupDocument,
    takes: input('code'),
    answer: object(null, { group: groupAt('joinGroup.group') }),
    body: ({ joinGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'get',
    path: '/api/chat/groups/:id',
    operation: RestGetGroupDocument,
    answer: object(null, { group: groupAt('group') }),
    body: ({ group }) => group && { group: restGroup(group) },
  }),
  row({
    method: 'patch',
    path: '/api/chat/groups/:id',
    operation: RestUpdateGroupDocument,
    takes: input('name', 'description'),
    answer: object(null, { group: groupAt('updateGroup.group') }),
    body: ({ updateGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'delete',
    path: '/api/chat/groups/:id',
    operation: RestDeleteGroupDocument,
    status: 204,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/leave',
    operation: RestLeaveGroupDocument,
    answer: object(null, { id: selected('leaveGroup.leftGroupId') }),
    body: ({ leaveGroup: { leftGroupId } }) => ({ id: leftGroupId }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/transfer',
    operation: RestTransferGroupDocument,
    takes: input('userId'),
    answer: object(null, { group: groupAt('transferGroup.group') }),
    body: ({ transferGroup: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/photo',
    operation: RestSetGroupPhotoDocument,
    files: { photo: { to: 'input.file' } },
    answer: object(null, { url: selected('setGroupPhoto.group.photoUrl'), group: groupAt('setGroupPhoto.group') }),
    body: ({ setGroupPhoto: { group } }) => ({ url: group.photoUrl, group: restGroup(group) }),
  }),
  row({
    method: 'delete',
    path: '/api/chat/groups/:id/photo',
    operation: RestRemoveGroupPhotoDocument,
    status: 204,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/join-code',
    operation: RestChangeJoinCodeDocument,
    takes: { expiresAt: { to: 'input.expiresAt', reads: 'always', read: (sent) => sent ?? null } },
    answer: object(null, { group: groupAt('changeJoinCode.group') }),
    body: ({ changeJoinCode: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'patch',
    path: '/api/chat/groups/:id/join-code',
    operation: RestSetJoinCodeExpiryDocument,
    takes: { expiresAt: { to: 'input.expiresAt', reads: 'always', read: (sent) => sent ?? null } },
    answer: object(null, { group: groupAt('setJoinCodeExpiry.group') }),
    body: ({ setJoinCodeExpiry: { group } }) => ({ group: restGroup(group) }),
  }),
];

const members: Row[] = [
  row({
    method: 'get',
    path: '/api/chat/groups/:id/members',
    operation: RestListGroupMembersDocument,
    query: { ...search('role', 'query'), ...page() },
    answer: GROUP_MEMBERS,
    body: restMembers,
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/remove',
    operation: RestRemoveGroupMemberDocument,
    takes: input('userId'),
    answer: object(null, { group: groupAt('removeGroupMember.group') }),
    body: ({ removeGroupMember: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/toggle-admin',
    operation: RestToggleGroupAdminDocument,
    takes: input('userId'),
    answer: object(null, { group: groupAt('toggleGroupAdmin.group') }),
    body: ({ toggleGroupAdmin: { group } }) => ({ group: restGroup(group) }),
  }),
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/add-by-phone',
    operation: RestAddGroupMemberByPhoneDocument,
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
  row({
    method: 'post',
    path: '/api/chat/groups/:id/members/bulk',
    operation: RestAddGroupMembersDocument,
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

const contacts: Row[] = [
  row({
    method: 'post',
    path: '/api/contacts/sync',
    operation: RestSyncContactsDocument,
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
export const groupRoutes: Row[] = [...groups, ...members, ...contacts];
