import { needFound } from '../errors.ts';
import {
  ConversationDocument,
  type ConversationFragment,
  type ConversationKind,
  ConversationsDocument,
  DeleteMessageDocument,
  EditMessageDocument,
  type EditMessageInput,
  MarkReadDocument,
  type MarkReadInput,
  type MessageFragment,
  MessagesDocument,
  OpenDirectDocument,
  SendMessageDocument,
  type SendMessageInput,
  SetReactionDocument,
  type SetReactionInput,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import { randomId } from '../random-id.ts';
import type { CallOptions, Run } from '../transport.ts';

/** A message to send. `clientId` names it for you: the same one is written once; by default it is random. */
export type NewMessage = Omit<SendMessageInput, 'clientId'> & { clientId?: string };

/** Conversations and their messages. Scopes: `messages:read`, to write `messages:write`. */
export function conversations(run: Run) {
  return {
    /** The latest first. */
    list: ({
      kind,
      ...options
    }: { kind?: ConversationKind } & PageOptions & CallOptions = {}): List<ConversationFragment> =>
      new List(options, async (first, after) =>
        toPage((await run(ConversationsDocument, { first, after, kind }, options)).inbox),
      ),
    /** Null if there is none. */
    get: async (id: string, options?: CallOptions) => (await run(ConversationDocument, { id }, options)).conversation,
    /** The conversation with one person, which begins here if there is none. */
    openDirect: async (userId: string, options?: CallOptions) =>
      (await run(OpenDirectDocument, { input: { userId } }, options)).openDirect.conversation,
    /** Backwards, from the latest; `after` is a cursor of `page()`. */
    messages: (conversationId: string, options: PageOptions & CallOptions = {}): List<MessageFragment> =>
      new List(options, async (last, after) => {
        const before = after === null ? null : Number(after);
        const { conversation } = await run(MessagesDocument, { conversationId, last, before }, options);
        const { nodes, pageInfo } = needFound(conversation, 'conversation').messages;
        return { items: nodes.toReversed(), cursor: pageInfo.hasPreviousPage ? String(nodes[0]?.number) : null };
      }),
    send: async (message: NewMessage, options?: CallOptions) =>
      (await run(SendMessageDocument, { input: { clientId: randomId(), ...message } }, options)).sendMessage.message,
    edit: async (input: EditMessageInput, options?: CallOptions) =>
      (await run(EditMessageDocument, { input }, options)).editMessage.message,
    deleteMessage: async (id: string, options?: CallOptions) =>
      (await run(DeleteMessageDocument, { input: { id } }, options)).deleteMessage.message,
    react: async (input: SetReactionInput, options?: CallOptions) =>
      (await run(SetReactionDocument, { input }, options)).setReaction.message,
    /** Everything up to this number is read. */
    markRead: async (input: MarkReadInput, options?: CallOptions) =>
      (await run(MarkReadDocument, { input }, options)).markRead.conversation,
  };
}
