import { Field, ID, InputType, Int } from 'type-graphql';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';

@InputType({ description: 'A text, a card or a picture for a conversation.' })
export class SendMessageInput {
  @Field(() => ID, { description: 'A conversation in which the viewer may write.' })
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

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'A picture that the viewer has uploaded as MESSAGE: `/uploads/…`.',
  })
  imageUrl?: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of the message that it answers.' })
  replyToNumber?: number | null;

  @Field(() => [ID], { nullable: true, description: 'At most 50. Who is not a member is left out.' })
  mentionIds?: string[] | null;
}

@InputType({ description: 'A message and its new text.' })
export class EditMessageInput {
  @Field(() => ID, { description: 'A message that the viewer sent.' })
  id: string;

  @Field(() => String, {
    description: 'At most 4000 characters. An @ before the name of a group member mentions them.',
  })
  text: string;
}

@InputType({ description: 'Which message is deleted. Admins of a group may choose anyone’s.' })
export class DeleteMessageInput {
  @Field(() => ID, { description: 'A message that the viewer may delete. Its number stays, and its text is gone.' })
  id: string;
}

@InputType({ description: 'An emoji and whether the viewer puts it on a message.' })
export class SetReactionInput {
  @Field(() => ID, { description: 'A message that the viewer may read.' })
  messageId: string;

  @Field(() => String, { description: 'One emoji. A message has at most 20 different ones.' })
  emoji: string;

  @Field(() => Boolean, { description: 'True adds the reaction; false takes it away.' })
  isOn: boolean;
}
