import type { CardPreview } from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
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

  @Field(() => String, { description: 'Path of the card’s page. A private card’s page opens for its owner only.' })
  path: string;

  @Field(() => String, {
    description:
      'Path by which members open the card: its page, or `/share/{id}` while it is private. `?s=` and `&c=` name the share and the channel, so that the view counts for them.',
  })
  sharedPath: string;

  @Field(() => CardPreviewScalar)
  preview: CardPreview;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true })
export class MessageImage {
  @Field(() => String, {
    description: 'Path on this site. It opens to who may read the message, by cookie or token; 404 for everyone else.',
  })
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
