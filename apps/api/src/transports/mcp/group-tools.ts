import { randomUUID } from 'node:crypto';
import { object, selected } from '../rest/answers.ts';
import { McpGroupsDocument, McpMessagesDocument, McpSendMessageDocument } from './generated/graphql.ts';
import { page, READ, readPage, SEND, tool } from './tool.ts';

export const listMessages = tool({
  name: 'list_messages',
  title: 'Read messages',
  description:
    'Reads the last messages of a conversation, the oldest of them first. For those before, pass the lowest `number` as `before`. It doesn’t mark anything as read.',
  operation: McpMessagesDocument,
  hints: READ,
  isUntrusted: true,
  answer: object(null, { conversation: selected('conversation') }),
  body: ({ conversation }) => conversation && { conversation },
});

/** Groups and their messages. */
export const groupTools = [
  tool({
    name: 'list_groups',
    title: 'List my groups',
    description:
      'Lists the groups that the person is in, the latest active first. The `id` of a group is that of its conversation too.',
    operation: McpGroupsDocument,
    hints: READ,
    isUntrusted: true,
    answer: object(null, { ...page('inbox'), totalCount: selected('inbox.totalCount') }),
    body: ({ inbox }) => ({ ...readPage(inbox), totalCount: inbox.totalCount }),
  }),
  listMessages,
  tool({
    name: 'send_message',
    title: 'Send a message',
    description:
      'Sends a message to a conversation in the person’s name, with a text, a card or both. Everybody in it sees it at once: let the person confirm the words. For a retry send the same `clientId`.',
    operation: McpSendMessageDocument,
    hints: SEND,
    isUntrusted: true,
    defaults: { clientId: randomUUID },
    answer: object(null, { message: selected('sendMessage.message') }),
    body: ({ sendMessage: { message } }) => ({ message }),
  }),
];
