import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { defineConnection } from '../../../kernel/lists/page.ts';
import { User } from '../../identity/index.ts';
import { Conversation } from './conversation.entity.ts';

export const ConversationConnection = defineConnection(Conversation);

@ViewerIndependent()
@ObjectType({ description: 'Who is here. Nothing is told of people who don’t show it.' })
export class Presence {
  @Field(() => User, { description: 'The person it is about.' })
  user: User;

  @Field(() => Boolean, { description: 'Whether they follow the conversation at this moment.' })
  isHere: boolean;

  @Field(() => Boolean, { description: 'Whether they have written something in the last 5 seconds.' })
  isTyping: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Exact to a minute. Null for a stranger whom the person has never answered.',
  })
  lastActiveAt: Date | null;
}

@ObjectType({ description: 'How far somebody has read.' })
export class ReadMark {
  @Field(() => ID, { description: 'The id of the person who has read.' })
  userId: string;

  @Field(() => Int, { description: 'The number of the last message that they have read.' })
  number: number;

  /** Read in the same statement. */
  user: User | null;
}

@ObjectType({ description: 'That a conversation stands elsewhere in the list, or reads differently there.' })
export class InboxChange {
  @Field(() => ID, { description: 'The conversation’s id. It stays when `conversation` is null.' })
  conversationId: string;

  @Field(() => Conversation, { nullable: true, description: 'Null when the viewer is out of it.' })
  conversation: Conversation | null;
}
