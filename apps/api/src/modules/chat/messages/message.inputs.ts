import { Field, ID, InputType, Int } from 'type-graphql';

@InputType()
export class SendMessageInput {
  @Field(() => ID)
  conversationId: string;

  @Field(() => ID, { description: 'A UUID made by who sends it. The same one again gives the message that it made.' })
  clientId: string;

  @Field(() => String, {
    nullable: true,
    description: 'At most 4000 characters; may be missing with a card or picture.',
  })
  text?: string | null;

  @Field(() => ID, { nullable: true, description: 'Shares the card with the members, as the share dialog does.' })
  cardId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A picture that the viewer has uploaded as MESSAGE: `/uploads/…`.',
  })
  imageUrl?: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of the message that it answers.' })
  replyToNumber?: number | null;

  @Field(() => [ID], { nullable: true, description: 'At most 50. Who is not a member is left out.' })
  mentionIds?: string[] | null;
}

@InputType()
export class EditMessageInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'At most 4000 characters.' })
  text: string;
}

@InputType()
export class DeleteMessageInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class SetReactionInput {
  @Field(() => ID)
  messageId: string;

  @Field(() => String, { description: 'One emoji. A message has at most 20 different ones.' })
  emoji: string;

  @Field(() => Boolean)
  isOn: boolean;
}
