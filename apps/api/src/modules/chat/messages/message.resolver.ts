import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { CardFace } from '../../cards/index.ts';
import { User } from '../../identity/index.ts';
import { Conversation } from '../conversations/conversation.entity.ts';
import { deleteMessage, editMessage, setReaction } from './change-message.service.ts';
import { Message } from './message.entity.ts';
import { DeleteMessageInput, EditMessageInput, SendMessageInput, SetReactionInput } from './message.inputs.ts';
import { MessageCard, MessageConnection, MessageImage, MessageQuote, Reaction } from './message.types.ts';
import { listMessages, searchMessages } from './message-list.service.ts';
import { loadParts, loadUsers, quoteKey } from './message-parts.service.ts';
import { sendMessage } from './send.service.ts';

interface FollowArgs {
  conversationId: string;
  after?: number | null;
}

@Resolver(() => Message)
export class MessageResolver {
  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Message, { description: 'Once, however often it is repeated. 60 in 10 seconds a person.' })
  sendMessage(@Ctx() context: Context, @Arg('input', () => SendMessageInput) input: SendMessageInput) {
    return sendMessage(context, requireViewer(context), input);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Message, { description: "The viewer's own." })
  editMessage(@Ctx() context: Context, @Arg('input', () => EditMessageInput) input: EditMessageInput) {
    return editMessage(context, requireViewer(context), input);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Message, { description: "The viewer's own; owner and admins of a group also others'." })
  deleteMessage(@Ctx() context: Context, @Arg('input', () => DeleteMessageInput) input: DeleteMessageInput) {
    return deleteMessage(context, requireViewer(context), input.id);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Message, { description: "The viewer's own reaction; harmless when it is so already." })
  setReaction(@Ctx() context: Context, @Arg('input', () => SetReactionInput) input: SetReactionInput) {
    return setReaction(context, requireViewer(context), input);
  }

  @ViewerIndependent()
  @Subscription(() => Message, {
    description:
      'New messages, each once and in the order of their numbers. It ends when the viewer is out of the conversation.',
    subscribe: ({ context, args }: { context: Context; args: FollowArgs }) =>
      context.hub.followMessages(requireViewer(context), args),
  })
  messageAdded(
    @Root() message: Message,
    @Arg('conversationId', () => ID, { description: 'A conversation that the viewer is in.' }) _conversationId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'The last number that the client knows: what came after it is sent first. Without it, from now on.',
    })
    _after?: number | null,
  ): Message {
    return message;
  }

  @ViewerIndependent()
  @Subscription(() => Message, {
    description: 'Messages that were edited, deleted or reacted to, as they are now.',
    subscribe: ({ context, args }: { context: Context; args: FollowArgs }) =>
      context.hub.followChanges(requireViewer(context), args),
  })
  messageChanged(
    @Root() message: Message,
    @Arg('conversationId', () => ID, { description: 'A conversation that the viewer is in.' }) _conversationId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description:
        'The last revision that the client knows by `Conversation.revision` or this subscription, not by `messageAdded`.',
    })
    _after?: number | null,
  ): Message {
    return message;
  }

  @ViewerIndependent()
  @FieldResolver(() => User, { nullable: true, description: 'Null once the account is gone.' })
  sender(@Ctx() { loaders }: Context, @Root() { senderId, sender }: Message) {
    return sender ?? (senderId && loaders.user.load(senderId));
  }

  @ViewerIndependent()
  @FieldResolver(() => MessageCard, {
    nullable: true,
    description: 'Null when it was taken back, is gone, or may not be seen by the members any more.',
  })
  card(@Ctx() context: Context, @Root() { shareId }: Message) {
    return shareId && loadParts(context).card.load(shareId);
  }

  @ViewerIndependent()
  @FieldResolver(() => MessageImage, {
    nullable: true,
    description: 'The picture that was sent with it; null without one.',
  })
  image(@Root() { imageUrl: url, imageWidthPx, imageHeightPx }: Message): MessageImage | null {
    return url ? { url, widthPx: imageWidthPx ?? 0, heightPx: imageHeightPx ?? 0 } : null;
  }

  @ViewerIndependent()
  @FieldResolver(() => MessageQuote, {
    nullable: true,
    description: 'The message that it answers; null when it answers none.',
  })
  replyTo(@Ctx() context: Context, @Root() message: Message) {
    return message.replyToNumber && !message.deletedAt ? loadParts(context).quote.load(quoteKey(message)) : null;
  }

  @ViewerIndependent()
  @FieldResolver(() => [User], { description: 'Members whom it names.' })
  mentions(@Ctx() context: Context, @Root() { mentionIds }: Message) {
    return mentionIds.length > 0 ? loadUsers(context, mentionIds) : [];
  }

  @ViewerIndependent()
  @FieldResolver(() => [Reaction], { description: 'The first first; at most 20 different ones.' })
  reactions(@Ctx() context: Context, @Root() { id, revision, addedRevision }: Message) {
    // Nobody has reacted to what was never changed.
    return revision > addedRevision ? loadParts(context).reactions.load(id) : [];
  }
}

@Resolver(() => MessageCard)
export class MessageCardResolver {
  @FieldResolver(() => CardFace, { description: 'What the card’s face and page show.' })
  face(@Root() { preview }: MessageCard) {
    return preview;
  }
}

@Resolver(() => Conversation)
export class ConversationMessagesResolver {
  @FieldResolver(() => MessageConnection, {
    description: 'The last ones; upwards with `before`, downwards with `after`, each a message’s number.',
  })
  messages(
    @Ctx() context: Context,
    @Root() conversation: Conversation,
    @Arg('last', () => Int, {
      defaultValue: 50,
      description: 'How many messages the page has, 1 to 100; with `after` at most.',
    })
    last: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only messages with a lower number. For the page before, pass the lowest number you have.',
    })
    before?: number | null,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'Only messages with a higher number. Pass the highest number you have.',
    })
    after?: number | null,
  ) {
    return listMessages(context, conversation, { last, before, after });
  }

  @FieldResolver(() => MessageConnection, {
    description: 'Messages that have all the words: accents and capitals do not matter. The latest of them.',
  })
  search(
    @Ctx() context: Context,
    @Root() conversation: Conversation,
    @Arg('query', () => String, { description: '1 to 200 characters.' }) query: string,
    @Arg('last', () => Int, { defaultValue: 20, description: 'How many messages the page has, 1 to 100.' })
    last: number,
    @Arg('before', () => Int, { nullable: true, description: 'The number to go on from.' }) before?: number | null,
  ) {
    return searchMessages(context, conversation, { query, last, before });
  }
}
