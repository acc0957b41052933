import { type Answer, is, object, selected, value, without } from './answers.ts';
import type { RestListMessagesQuery, RestMessageFragment } from './generated/graphql.ts';
import { graphql, input, type Route, route, toCount } from './route.ts';
import { pageOf, userAt } from './shapes.ts';

const MESSAGES_PER_PAGE = 50;

const NULLABLE_TEXT = { type: ['string', 'null'] };
const MESSAGES = pageOf(messageAt('conversation.messages.nodes'), ['items'], {
  nextAfter: value({ ...NULLABLE_TEXT, description: 'Send it as `after` for later messages; null if there are none.' }),
});

/** What `restMessage` makes of the message at the path. */
function messageAt(path: string): Answer {
  return selected(path, {
    ...{ sender: without, senderId: is(NULLABLE_TEXT), senderName: is(NULLABLE_TEXT) },
    at: is({ type: 'string', format: 'date-time', description: 'The same as `createdAt`.' }),
  });
}

/** The messages of a conversation of one kind: a group's and two people's have addresses of their own. */
function listMessageRoutes(path: string, kind: 'GROUP' | 'DIRECT'): Route[] {
  const name = kind === 'GROUP' ? 'Group' : 'Direct';
  return [
    route({
      method: 'get',
      path,
      operation: graphql(`
        query RestListMessages($id: ID!, $last: Int!, $before: Int, $after: Int) {
          conversation(id: $id) {
            kind
            messages(last: $last, before: $before, after: $after) {
              nodes { ...RestMessage } pageInfo { hasPreviousPage hasNextPage }
            }
          }
        }
      `),
      id: `list${name}Messages`,
      query: {
        limit: { to: 'last', default: MESSAGES_PER_PAGE, read: toCount },
        before: { to: 'before', read: Number },
        after: { to: 'after', read: Number },
      },
      answer: MESSAGES,
      body: ({ conversation }) => (conversation?.kind === kind ? restMessages(conversation) : null),
    }),
    route({
      method: 'post',
      path,
      operation: graphql(`
        mutation RestSendMessage($input: SendMessageInput!) {
          sendMessage(input: $input) { message { ...RestMessage } }
        }
      `),
      id: `send${name}Message`,
      params: { id: 'input.conversationId' },
      takes: input('text', 'clientId', 'cardId', 'imageUrl', 'replyToNumber', 'mentionIds'),
      status: 201,
      answer: object(null, { message: messageAt('sendMessage.message') }),
      body: ({ sendMessage: { message } }) => ({ message: restMessage(message) }),
    }),
  ];
}

const people: Route[] = [
  route({
    method: 'post',
    path: '/api/direct/open',
    operation: graphql(`
      mutation RestOpenDirect($input: OpenDirectInput!) {
        openDirect(input: $input) { conversation { id } }
      }
    `),
    takes: input('userId'),
    answer: object(null, { id: selected('openDirect.conversation.id') }),
    body: ({ openDirect: { conversation } }) => ({ id: conversation.id }),
  }),
  route({
    method: 'get',
    path: '/api/users/:id',
    operation: graphql(`
      query RestGetUser($id: String!) { user(owner: $id) { id name about avatarUrl phone email path } }
    `),
    answer: object('FoundUser', {
      user: userAt('user', 'User'),
      name: selected('user.name'),
      phone: selected('user.phone'),
      bio: selected('user.about'),
      avatarUrl: selected('user.avatarUrl'),
    }),
    body: ({ user }) => {
      if (!user) return null;
      const person = { ...user, _id: user.id, fullName: user.name, bio: user.about };
      return { user: person, name: user.name, phone: user.phone, bio: user.about, avatarUrl: user.avatarUrl };
    },
  }),
];

/** Messages in groups and between two people, and who those are. */
export const messageRoutes: Route[] = [
  ...listMessageRoutes('/api/chat/groups/:id/messages', 'GROUP'),
  ...listMessageRoutes('/api/direct/:id/messages', 'DIRECT'),
  ...people,
];

/** `nextCursor` is the next `before`, `nextAfter` the next `after`; null at either end. */
function restMessages({ messages }: NonNullable<RestListMessagesQuery['conversation']>) {
  const { nodes, pageInfo } = messages;
  return {
    items: nodes.map(restMessage),
    nextCursor: pageInfo.hasPreviousPage ? String(nodes[0]?.number ?? '') || null : null,
    nextAfter: pageInfo.hasNextPage ? String(nodes.at(-1)?.number ?? '') || null : null,
  };
}

function restMessage({ sender, ...message }: RestMessageFragment) {
  return { ...message, senderId: sender?.id ?? null, senderName: sender?.name ?? null, at: message.createdAt };
}
