import { msg } from '@tessera/texts';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { selectedNames } from '../../../kernel/graphql/selection.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { defineListArgs, defineOrder } from '../../../kernel/lists/list-args.ts';
import { HasAtMost } from '../../../kernel/lists/list-size.ts';
import { Receipt } from '../../../kernel/receipt.ts';
import { User } from '../../identity/index.ts';
import { Group } from '../groups/group.entity.ts';
import { arrangeInbox, type ConversationOrder } from './arrange-inbox.service.ts';
import { Conversation, type ConversationKind, ConversationKindEnum } from './conversation.entity.ts';
import {
  BlockUserInput,
  MarkReadInput,
  MuteConversationInput,
  OpenDirectInput,
  ReportUserInput,
  SetTypingInput,
  UnblockUserInput,
} from './conversation.inputs.ts';
import { ConversationConnection, InboxChange, Presence, ReadMark } from './conversation.types.ts';
import { blockUser, openDirect, reportUser, unblockUser } from './direct.service.ts';
import { findConversation } from './inbox.service.ts';
import { muteConversation } from './mute.service.ts';
import { countHere, listPresence, setTyping } from './presence.service.ts';
import { markRead } from './read.service.ts';

const ORDER = defineOrder<ConversationOrder>({
  name: 'ConversationOrder',
  description: 'The order of conversations. Equal ones stand by their latest activity.',
  values: {
    LATEST: 'The conversation with the latest activity comes first.',
    EARLIEST: 'The conversation whose latest activity is the longest ago comes first.',
    TITLE: 'By the name of the group or of the other person, in alphabetical order.',
    UNREAD: 'The conversation with the most unread messages comes first.',
  },
});

@ArgsType()
class InboxArgs extends defineListArgs(ORDER, 'the name of the group, or the name or handle of the other person') {
  @Field(() => ConversationKindEnum, { nullable: true, description: 'Both kinds when it is missing.' })
  kind?: ConversationKind | null;

  @Field(() => Int, { defaultValue: 50, description: 'How many entries the page has, 1 to 200.' })
  override first: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many entries the page has when you read from the end, 1 to 200. They keep the order of the list. It takes the place of `first`, and can’t be combined with `after`.',
  })
  override last?: number | null;
}

@Resolver(() => Conversation)
export class ConversationResolver {
  @Query(() => ConversationConnection, {
    description:
      'The viewer’s conversations, the latest active first unless `orderBy` says otherwise. Two people’s once something was said in it.',
  })
  inbox(@Ctx() context: Context, @Args(() => InboxArgs) args: InboxArgs, @Info() info: GraphQLResolveInfo) {
    return arrangeInbox(context, requireViewer(context), { ...args, selected: selectedNames(info) });
  }

  @Query(() => Conversation, { nullable: true, description: 'Null for who is not in it.' })
  conversation(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: 'The id of a conversation that the viewer is in. A group’s is the group’s id.',
    })
    id: string,
  ) {
    return findConversation(context, requireViewer(context), id);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Conversation, { description: 'What is read stays read: a smaller number changes nothing.' })
  markRead(@Ctx() context: Context, @Arg('input', () => MarkReadInput) input: MarkReadInput) {
    return markRead(context, requireViewer(context), input);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Conversation, {
    description: 'Switches notifications of its messages off or on, for the viewer alone.',
  })
  muteConversation(@Ctx() context: Context, @Arg('input', () => MuteConversationInput) input: MuteConversationInput) {
    return muteConversation(context, requireViewer(context), input);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Boolean, { description: 'Shows the viewer as typing for 5 seconds; false when they are not shown.' })
  @PayloadFieldName('isShown', 'Whether others see it.')
  setTyping(@Ctx() context: Context, @Arg('input', () => SetTypingInput) input: SetTypingInput) {
    return setTyping(context, requireViewer(context), input.conversationId);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Conversation, { description: 'The conversation with a person, made when there is none.' })
  openDirect(@Ctx() context: Context, @Arg('input', () => OpenDirectInput) input: OpenDirectInput) {
    return openDirect(context, requireViewer(context), input.userId);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => User, { description: 'Neither can write to the other then. The other one is not told.' })
  blockUser(@Ctx() context: Context, @Arg('input', () => BlockUserInput) input: BlockUserInput) {
    return blockUser(context, requireViewer(context), input.userId);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => User, { description: 'Lets both write to each other again.' })
  unblockUser(@Ctx() context: Context, @Arg('input', () => UnblockUserInput) input: UnblockUserInput) {
    return unblockUser(context, requireViewer(context), input.userId);
  }

  @Harmless('only reaches the people in a conversation')
  @Mutation(() => Receipt, {
    description: 'Asks the operator to look at what somebody does. The other one is not told.',
  })
  async reportUser(
    @Ctx() context: Context,
    @Arg('input', () => ReportUserInput) input: ReportUserInput,
  ): Promise<Receipt> {
    await reportUser(context, requireViewer(context), input);
    return { message: msg('Thank you. We will look at it.') };
  }

  @Subscription(() => InboxChange, {
    description: 'Something was said, read or changed in one of the viewer’s conversations, or they came or went.',
    subscribe: ({ context }: { context: Context }) => context.hub.followInbox(requireViewer(context)),
  })
  inboxChanged(@Root() change: InboxChange): InboxChange {
    return change;
  }

  @ViewerIndependent()
  @Subscription(() => Presence, {
    description: 'Who comes, goes and types. Whoever follows it is here: until it ends.',
    subscribe: ({ context, args }: { context: Context; args: { conversationId: string } }) =>
      context.hub.followPresence(requireViewer(context), args),
  })
  presenceChanged(
    @Root() presence: Presence,
    @Arg('conversationId', () => ID, { description: 'A conversation that the viewer is in.' }) _conversationId: string,
  ): Presence {
    return presence;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is not notified of its messages.' })
  isMuted(@Ctx() { loaders }: Context, @Root() { viewerId, id }: Conversation) {
    return loaders.isMuted.load(`${viewerId} ${id}`);
  }

  @HasAtMost(100)
  @FieldResolver(() => [ReadMark], { description: 'Both of two people; of a group the 100 who have read furthest.' })
  readNumbers(@Ctx() { loaders }: Context, @Root() { id, viewerId }: Conversation) {
    return loaders.readMarks.load(`${id} ${viewerId}`);
  }

  @HasAtMost(100)
  @FieldResolver(() => [Presence], {
    description: 'Who is here or types, at most 100; of two people also the other one. Not those who don’t show it.',
  })
  presence(@Ctx() context: Context, @Root() conversation: Conversation) {
    return listPresence(context, conversation);
  }

  @FieldResolver(() => Int, { description: 'How many are here now, of those who show it.' })
  hereCount(@Ctx() context: Context, @Root() conversation: Conversation) {
    return countHere(context, conversation);
  }
}

@Resolver(() => ReadMark)
export class ReadMarkResolver {
  @ViewerIndependent()
  @FieldResolver(() => User, { description: 'The person who has read.' })
  user(@Root() { user }: ReadMark) {
    return user;
  }
}

@Resolver(() => Group)
export class GroupConversationResolver {
  @FieldResolver(() => Conversation, { description: 'What is talked in it.' })
  conversation(@Ctx() context: Context, @Root() { id }: Group) {
    return findConversation(context, requireViewer(context), id);
  }
}
