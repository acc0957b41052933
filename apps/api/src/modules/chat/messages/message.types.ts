import type { CardPreview } from '@tessera/domain';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CardPreviewScalar } from '../../../platform/scalars.ts';
import { ViewerIndependent } from '../../../platform/viewer-independent.ts';
import { Message } from './message.entity.ts';

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A card in a message, as the members of the conversation see it.' })
export class MessageCard {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String, { description: 'Category, else type.' })
  badge: string;

  @Field(() => ID)
  ownerId: string;

  @Field(() => String)
  ownerName: string;

  @Field(() => String, { description: 'Path of the card’s page.' })
  path: string;

  @Field(() => CardPreviewScalar)
  preview: CardPreview;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true })
export class MessageImage {
  @Field(() => String, { description: 'Path on this site.' })
  url: string;

  @Field(() => Int)
  widthPx: number;

  @Field(() => Int)
  heightPx: number;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'What a message answers.' })
export class MessageQuote {
  @Field(() => Int)
  number: number;

  @Field(() => String, { description: "'' once the account is gone." })
  senderName: string;

  @Field(() => String, { description: 'One line of it, at most 200 characters.' })
  text: string;

  @Field(() => Boolean)
  isDeleted: boolean;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true })
export class Reaction {
  @Field(() => String)
  emoji: string;

  @Field(() => Int)
  count: number;

  @Field(() => [ID], { description: 'The first 100 of them.' })
  userIds: string[];
}

@ObjectType({ description: 'Messages in the order of their numbers.' })
export class MessageConnection {
  @Field(() => [Message])
  nodes: Message[];

  @Field(() => Boolean, { description: 'Whether there are earlier ones.' })
  hasBefore: boolean;

  @Field(() => Boolean, { description: 'Whether there are later ones.' })
  hasAfter: boolean;
}

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

  @Field(() => String, { nullable: true, description: 'A picture that the viewer has uploaded: `/uploads/…`.' })
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
