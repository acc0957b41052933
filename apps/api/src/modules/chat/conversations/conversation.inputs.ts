import { Field, ID, InputType, Int } from 'type-graphql';

@InputType()
export class MarkReadInput {
  @Field(() => ID)
  conversationId: string;

  @Field(() => Int, { description: 'Of the last message that was read. What was read before stays read.' })
  number: number;
}

@InputType()
export class MuteConversationInput {
  @Field(() => ID)
  conversationId: string;

  @Field(() => Boolean)
  isMuted: boolean;
}

@InputType()
export class SetTypingInput {
  @Field(() => ID)
  conversationId: string;
}

@InputType()
export class OpenDirectInput {
  @Field(() => ID)
  userId: string;
}

@InputType()
export class BlockUserInput {
  @Field(() => ID)
  userId: string;
}

@InputType()
export class UnblockUserInput {
  @Field(() => ID)
  userId: string;
}

@InputType()
export class ReportUserInput {
  @Field(() => ID)
  userId: string;

  @Field(() => ID, { nullable: true, description: 'A message of theirs in a conversation that the viewer is in.' })
  messageId?: string | null;

  @Field(() => String, { description: '1 to 1000 characters.' })
  reason: string;
}
