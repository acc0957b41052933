import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'How far the viewer has read a conversation.' })
export class MarkReadInput {
  @Field(() => ID, { description: 'A conversation that the viewer is in.' })
  conversationId: string;

  @Field(() => Int, { description: 'Of the last message that was read. What was read before stays read.' })
  number: number;
}

@InputType({ description: 'A conversation and whether it notifies the viewer.' })
export class MuteConversationInput {
  @Field(() => ID, { description: 'A conversation that the viewer is in.' })
  conversationId: string;

  @Field(() => Boolean, { description: 'True switches notifications off; false switches them on.' })
  isMuted: boolean;
}

@InputType({ description: 'The conversation in which the viewer is typing.' })
export class SetTypingInput {
  @Field(() => ID, { description: 'A conversation in which the viewer may write.' })
  conversationId: string;
}

@InputType({ description: 'The person to talk to.' })
export class OpenDirectInput {
  @Field(() => ID, { description: 'Someone the viewer may message.' })
  userId: string;
}

@InputType({ description: 'The person to block.' })
export class BlockUserInput {
  @Field(() => ID, { description: 'Anyone but the viewer.' })
  userId: string;
}

@InputType({ description: 'The person to unblock.' })
export class UnblockUserInput {
  @Field(() => ID, { description: 'Someone the viewer has blocked.' })
  userId: string;
}

@InputType({ description: 'The person to report, and why.' })
export class ReportUserInput {
  @Field(() => ID, { description: 'The person whose behaviour is reported.' })
  userId: string;

  @Field(() => ID, { nullable: true, description: 'A message of theirs in a conversation that the viewer is in.' })
  messageId?: string | null;

  @Field(() => String, { description: '1 to 1000 characters.' })
  reason: string;
}
