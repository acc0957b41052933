import { type Operations, SIGN_IN } from './authorization-matrix.ts';

const CLIENT_ID = '00000000-0000-4000-8000-000000000000';
const SIGNED_IN = { ...SIGN_IN, stranger: 'ok', owner: 'ok' };
/** The message is nobody's: what members may do with one is tried in messages-authorization.test.ts. */
const NO_MESSAGE = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };

/** Every operation on conversations and messages, tried on that of the owner's group and on the owner. */
export const CHAT_OPERATIONS: Operations = {
  'Query.inbox': [{ document: '{ inbox { totalCount } }', expected: SIGNED_IN }],
  'Query.conversation': [
    {
      document: 'query ($id: ID!) { conversation(id: $id) { id } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'null', owner: 'ok' },
    },
  ],
  'Mutation.sendMessage': [
    {
      document: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      variables: (f) => ({ input: { conversationId: f.ownersGroup, clientId: CLIENT_ID, text: 'Hello' } }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
    {
      document: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      variables: (f) => ({ input: { conversationId: f.ownersGroup, clientId: CLIENT_ID, cardId: f.privateCard } }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.editMessage': [
    {
      document: 'mutation ($id: ID!) { editMessage(input: { id: $id, text: "x" }) { message { id } } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NO_MESSAGE,
    },
  ],
  'Mutation.deleteMessage': [
    {
      document: 'mutation ($id: ID!) { deleteMessage(input: { id: $id }) { message { id } } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NO_MESSAGE,
    },
  ],
  'Mutation.setReaction': [
    {
      document:
        'mutation ($id: ID!) { setReaction(input: { messageId: $id, emoji: "👍", isOn: true }) { message { id } } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NO_MESSAGE,
    },
  ],
  'Mutation.markRead': [
    {
      document: 'mutation ($id: ID!) { markRead(input: { conversationId: $id, number: 1 }) { conversation { id } } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.muteConversation': [
    {
      document:
        'mutation ($id: ID!) { muteConversation(input: { conversationId: $id, isMuted: true }) { conversation { isMuted } } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.setTyping': [
    {
      document: 'mutation ($id: ID!) { setTyping(input: { conversationId: $id }) { isShown } }',
      variables: (f) => ({ id: f.ownersGroup }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.openDirect': [
    {
      document: 'mutation ($id: ID!) { openDirect(input: { userId: $id }) { conversation { id } } }',
      variables: (f) => ({ id: f.owner.id }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.blockUser': [
    {
      document: 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id } } }',
      variables: (f) => ({ id: f.owner.id }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.unblockUser': [
    {
      document: 'mutation ($id: ID!) { unblockUser(input: { userId: $id }) { user { id } } }',
      variables: (f) => ({ id: f.owner.id }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.reportUser': [
    {
      document: 'mutation ($id: ID!) { reportUser(input: { userId: $id, reason: "spam" }) { message } }',
      variables: (f) => ({ id: f.owner.id }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'BAD_USER_INPUT' },
    },
  ],
};
