import {
  RestFindUserDocument,
  type RestMessageFragment,
  RestMessagesDocument,
  type RestMessagesQuery,
  RestOpenDirectDocument,
  RestSendMessageDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { defined, toCount } from './shapes.ts';

const MESSAGES_PER_PAGE = 50;

/** The messages of a conversation of one kind: a group's and two people's have addresses of their own. */
function listMessageRoutes(path: string, kind: 'GROUP' | 'DIRECT'): Row[] {
  return [
    row({
      method: 'get',
      path,
      operation: RestMessagesDocument,
      variables: ({ params: { id }, query: { limit = MESSAGES_PER_PAGE, before = null, after = null } }) => ({
        id,
        last: toCount(limit),
        before: before === null ? null : Number(before),
        after: after === null ? null : Number(after),
      }),
      body: ({ conversation }) => (conversation?.kind === kind ? restMessages(conversation) : null),
    }),
    row({
      method: 'post',
      path,
      operation: RestSendMessageDocument,
      variables: ({ params: { id }, body: { text, clientId, cardId, imageUrl, replyToNumber, mentionIds } }) => ({
        input: defined({ conversationId: id, text, clientId, cardId, imageUrl, replyToNumber, mentionIds }),
      }),
      status: 201,
      body: ({ sendMessage: { message } }) => ({ message: restMessage(message) }),
    }),
  ];
}

const people: Row[] = [
  row({
    method: 'post',
    path: '/api/direct/open',
    operation: RestOpenDirectDocument,
    variables: ({ body: { userId } }) => ({ input: { userId } }),
    body: ({ openDirect: { conversation } }) => ({ id: conversation.id }),
  }),
  row({
    method: 'get',
    path: '/api/users/:id',
    operation: RestFindUserDocument,
    variables: ({ params: { id } }) => ({ id }),
    body: ({ user }) => {
      if (!user) return null;
      const person = { ...user, _id: user.id, fullName: user.name, bio: user.about };
      return { user: person, name: user.name, phone: user.phone, bio: user.about, avatarUrl: user.avatarUrl };
    },
  }),
];

/** Messages in groups and between two people, and who those are. */
export const messageRoutes: Row[] = [
  ...listMessageRoutes('/api/chat/groups/:id/messages', 'GROUP'),
  ...listMessageRoutes('/api/direct/:id/messages', 'DIRECT'),
  ...people,
];

/** `nextCursor` is the next `before`, `nextAfter` the next `after`; null at either end. */
function restMessages({ messages }: NonNullable<RestMessagesQuery['conversation']>) {
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
