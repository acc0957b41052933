import type { Person } from './server.ts';

/** What an attempt came to: the error's code, or what of the answer tells that it went through. */
export type Outcome = string;
export interface Attempt {
  nobody: Outcome;
  stranger: Outcome;
  owner: Outcome;
}
export interface Fixture {
  owner: Person;
  stranger: Person;
  privateCard: string;
  publicCard: string;
  ownersSession: string;
  ownersGroup: string;
  ownersShare: string;
  ownersContact: string;
  ownersDeal: string;
  ownersTeam: string;
}

export const SIGN_IN = { nobody: 'UNAUTHENTICATED' };
export const EVERYBODY = { nobody: 'ok', stranger: 'ok', owner: 'ok' };
/** Open to all, and refused to all for what was sent. */
export const REFUSED = { nobody: 'BAD_USER_INPUT', stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' };
export const data = { name: 'Asha Rao', phone: '+919876543210' };

/** Operation → attempts on it. */
export type Operations = Record<string, { document: string; variables?: (f: Fixture) => object; expected: Attempt }[]>;

/** Every operation of the schema but those of the chat, on things of the owner, tried by nobody, a stranger and the owner. */
export const OPERATIONS: Operations = {
  'Query.viewer': [{ document: '{ viewer { email } }', expected: { nobody: 'null', stranger: 'ok', owner: 'ok' } }],
  'Query.errorCodes': [{ document: '{ errorCodes }', expected: { nobody: 'ok', stranger: 'ok', owner: 'ok' } }],
  'Query.node': [
    {
      document: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'null', stranger: 'null', owner: 'ok' },
    },
  ],
  'Query.nodes': [
    {
      document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'null', stranger: 'null', owner: 'ok' },
    },
  ],
  'Query.card': [
    {
      document: 'query ($id: ID!) { card(id: $id) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'null', stranger: 'null', owner: 'ok' },
    },
    {
      document: 'query ($id: ID!) { card(id: $id) { id } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { nobody: 'ok', stranger: 'ok', owner: 'ok' },
    },
  ],
  'Query.cardByAddress': [
    {
      document: 'query ($owner: String!) { cardByAddress(owner: $owner, slug: "private") { id } }',
      variables: (f) => ({ owner: f.owner.id }),
      expected: { nobody: 'null', stranger: 'null', owner: 'ok' },
    },
  ],
  'Mutation.register': [
    {
      document: 'mutation ($input: RegisterInput!) { register(input: $input) { token } }',
      variables: (f) => ({ input: { fullName: 'Again', email: f.owner.email, password: 'secret-enough' } }),
      expected: { nobody: 'CONFLICT', stranger: 'CONFLICT', owner: 'CONFLICT' },
    },
  ],
  'Mutation.signIn': [
    {
      document: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      variables: (f) => ({ input: { email: f.owner.email, password: 'not the password' } }),
      expected: { nobody: 'UNAUTHENTICATED', stranger: 'UNAUTHENTICATED', owner: 'UNAUTHENTICATED' },
    },
  ],
  'Mutation.requestPasswordReset': [
    {
      document: 'mutation { requestPasswordReset(input: { email: "anybody@example.com" }) { message } }',
      expected: EVERYBODY,
    },
  ],
  'Mutation.resetPassword': [
    {
      document: 'mutation { resetPassword(input: { token: "wrong", password: "long enough" }) { message } }',
      expected: REFUSED,
    },
  ],
  'Mutation.changePassword': [
    {
      document:
        'mutation { changePassword(input: { currentPassword: "secret-enough", newPassword: "secret-enough" }) { message } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.changeEmail': [
    {
      document: 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { message } }',
      variables: (f) => ({ input: { email: f.owner.email, password: 'secret-enough' } }),
      expected: { ...SIGN_IN, stranger: 'CONFLICT', owner: 'ok' },
    },
  ],
  'Mutation.requestEmailConfirmation': [
    {
      document: 'mutation { requestEmailConfirmation { message } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.confirmEmail': [
    { document: 'mutation { confirmEmail(input: { token: "wrong" }) { email } }', expected: REFUSED },
  ],
  'Mutation.undoEmailChange': [
    { document: 'mutation { undoEmailChange(input: { token: "wrong" }) { email } }', expected: REFUSED },
  ],
  'Mutation.disownAccount': [
    { document: 'mutation { disownAccount(input: { token: "wrong" }) { message } }', expected: REFUSED },
  ],
  'Mutation.requestAccountDeletion': [
    {
      document:
        'mutation { requestAccountDeletion(input: { fullName: "Any Body", email: "any@example.com" }) { message } }',
      expected: EVERYBODY,
    },
  ],
  'Mutation.confirmAccountDeletion': [
    {
      document: 'mutation { confirmAccountDeletion(input: { token: "wrong" }) { dueAt } }',
      expected: REFUSED,
    },
  ],
  'Mutation.cancelAccountDeletion': [
    {
      document: 'mutation { cancelAccountDeletion(input: {}) { message } }',
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
    {
      document: 'mutation { cancelAccountDeletion(input: { token: "wrong" }) { message } }',
      expected: REFUSED,
    },
  ],
  'Mutation.requestDemo': [{ document: 'mutation { requestDemo(input: {}) { message } }', expected: REFUSED }],
  'Mutation.sendContactRequest': [
    { document: 'mutation { sendContactRequest(input: {}) { message } }', expected: REFUSED },
  ],
  'Mutation.updateViewer': [
    {
      document: 'mutation { updateViewer(input: { about: "mine" }) { viewer { about } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.uploadImage': [
    {
      document: 'mutation ($file: Upload!) { uploadImage(input: { file: $file, kind: LOGO }) { image { url } } }',
      variables: () => ({ file: 'no file' }),
      expected: { nobody: 'BAD_USER_INPUT', stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.uploadFile': [
    {
      document: 'mutation ($file: Upload!) { uploadFile(input: { file: $file }) { file { url } } }',
      variables: () => ({ file: 'no file' }),
      expected: { nobody: 'BAD_USER_INPUT', stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.copyPicture': [
    {
      document: 'mutation { copyPicture(input: { url: "http://127.0.0.1:1/logo.png" }) { image { url } } }',
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.shareCard': [
    {
      document: 'mutation ($id: ID!) { shareCard(input: { cardId: $id, mode: LINK }) { share { id } } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
    {
      document: 'mutation ($id: ID!) { shareCard(input: { cardId: $id, mode: LINK }) { share { id } } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Query.preparedShares': [
    {
      document: 'query ($id: ID!) { preparedShares(cardId: $id) { mark } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
    {
      document: 'query ($id: ID!) { preparedShares(cardId: $id) { mark } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.shareCardToGroup': [
    {
      document:
        'mutation ($id: ID!, $group: ID!) { shareCardToGroup(input: { cardId: $id, groupId: $group }) { share { id } } }',
      variables: (f) => ({ id: f.publicCard, group: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
    {
      document:
        'mutation ($id: ID!, $group: ID!) { shareCardToGroup(input: { cardId: $id, groupId: $group }) { share { id } } }',
      variables: (f) => ({ id: f.privateCard, group: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.shareCardWithPeople': [
    {
      document:
        'mutation ($id: ID!, $to: [ID!]!) { shareCardWithPeople(input: { cardId: $id, recipientIds: $to }) { share { id } } }',
      variables: (f) => ({ id: f.publicCard, to: [f.owner.id] }),
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.revokeShare': [
    {
      document: 'mutation ($id: ID!) { revokeShare(input: { id: $id }) { share { revokedAt } } }',
      variables: (f) => ({ id: f.ownersShare }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Query.user': [
    {
      document: 'query ($id: String!) { user(owner: $id) { id } }',
      variables: (f) => ({ id: f.owner.id }),
      expected: EVERYBODY,
    },
  ],
  'Query.publicCard': [
    {
      document: 'query ($id: ID!) { publicCard(id: $id) { id } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: EVERYBODY,
    },
    {
      document: 'query ($id: ID!) { publicCard(id: $id) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'null', stranger: 'null', owner: 'null' },
    },
  ],
  'Query.explore': [{ document: '{ explore { edges { cursor } } }', expected: EVERYBODY }],
  'Query.sentShares': [
    { document: '{ sentShares { totalCount } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Query.sentCards': [
    { document: '{ sentCards { totalCount } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Query.receivedShares': [
    { document: '{ receivedShares { totalCount } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Query.people': [{ document: '{ people { name } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } }],
  'Mutation.endSession': [
    {
      document: 'mutation ($id: ID!) { endSession(input: { id: $id }) { isEnded } }',
      variables: (f) => ({ id: f.ownersSession }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.endOtherSessions': [
    { document: 'mutation { endOtherSessions { endedCount } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Mutation.signOut': [
    { document: 'mutation { signOut { isSignedOut } }', expected: { nobody: 'ok', stranger: 'ok', owner: 'ok' } },
  ],
  // Subscriptions are tried over sockets in sockets.test.ts and messages-authorization.test.ts.
  'Subscription.activityAdded': [],
  'Subscription.messageAdded': [],
  'Subscription.messageChanged': [],
  'Subscription.groupChanged': [],
  'Subscription.memberChanged': [],
  'Subscription.presenceChanged': [],
  'Subscription.inboxChanged': [],
  'Subscription.notificationReceived': [],
};
