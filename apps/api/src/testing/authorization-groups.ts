import { type Operations, REFUSED, SIGN_IN } from './authorization-matrix.ts';

/** Every operation on groups and contacts, tried on the owner's group. Roles inside of a group have a matrix of their own. */
export const GROUP_OPERATIONS: Operations = {
  'Mutation.createGroup': [
    {
      document: 'mutation { createGroup(input: { name: "Team" }) { group { id } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.joinGroup': [
    {
      document: 'mutation { joinGroup(input: { code: "WRONG-CODE" }) { group { id } } }',
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.leaveGroup': [
    {
      document: 'mutation ($id: ID!) { leaveGroup(input: { id: $id }) { leftGroupId } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'FORBIDDEN' },
    },
  ],
  'Query.group': [
    {
      document: 'query ($id: ID!) { group(id: $id) { id } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'null', owner: 'ok' },
    },
  ],
  'Query.groupByCode': [
    {
      document: '{ groupByCode(code: "WRONG-CODE") { name } }',
      expected: { ...SIGN_IN, stranger: 'null', owner: 'null' },
    },
  ],
  'Query.groupInvitations': [
    {
      document: '{ groupInvitations { id } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Query.googleClientId': [
    { document: '{ googleClientId }', expected: { nobody: 'null', stranger: 'null', owner: 'null' } },
  ],
  'Mutation.updateGroup': [
    {
      document: 'mutation ($id: ID!) { updateGroup(input: { id: $id, name: "Other" }) { group { name } } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.setGroupPhoto': [
    {
      document:
        'mutation ($id: ID!, $file: Upload!) { setGroupPhoto(input: { id: $id, file: $file }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup, file: 'no file' }),
      expected: REFUSED,
    },
  ],
  'Mutation.removeGroupPhoto': [
    {
      document: 'mutation ($id: ID!) { removeGroupPhoto(input: { id: $id }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.changeJoinCode': [
    {
      document: 'mutation ($id: ID!) { changeJoinCode(input: { id: $id }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.setJoinCodeExpiry': [
    {
      document: 'mutation ($id: ID!) { setJoinCodeExpiry(input: { id: $id }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.transferGroup': [
    {
      document: 'mutation ($id: ID!, $user: ID!) { transferGroup(input: { id: $id, userId: $user }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup, user: f.owner.id }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.removeGroupMember': [
    {
      document:
        'mutation ($id: ID!, $user: ID!) { removeGroupMember(input: { id: $id, userId: $user }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup, user: f.owner.id }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'FORBIDDEN' },
    },
  ],
  'Mutation.toggleGroupAdmin': [
    {
      document:
        'mutation ($id: ID!, $user: ID!) { toggleGroupAdmin(input: { id: $id, userId: $user }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup, user: f.owner.id }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'FORBIDDEN' },
    },
  ],
  'Mutation.addGroupMemberByPhone': [
    {
      document: 'mutation ($id: ID!) { addGroupMemberByPhone(input: { id: $id, phone: "+919876500000" }) { outcome } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.addGroupMembers': [
    {
      document: 'mutation ($id: ID!) { addGroupMembers(input: { id: $id, phones: ["+919876500000"] }) { invited } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.acceptGroupInvitation': [
    {
      document: 'mutation ($id: ID!) { acceptGroupInvitation(input: { id: $id }) { group { id } } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
  'Mutation.declineGroupInvitation': [
    {
      document: 'mutation ($id: ID!) { declineGroupInvitation(input: { id: $id }) { declinedGroupId } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
  'Mutation.syncContacts': [
    {
      document: 'mutation { syncContacts(input: { accessToken: "" }) { matchedContacts { name } } }',
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.deleteGroup': [
    {
      document: 'mutation ($id: ID!) { deleteGroup(input: { id: $id }) { deletedGroupId } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
};
