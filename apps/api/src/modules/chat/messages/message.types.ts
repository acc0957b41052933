import type { CardPreview } from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { PageInfo } from '../../../kernel/lists/page.ts';
import { Message } from './message.entity.ts';

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A card in a message, as the members of the conversation see it.' })
export class MessageCard {
  @Field(() => ID, { description: 'The id of the card; pass it to `card`.' })
  id: string;

  @Field(() => String, { description: 'The title that the owner gave the card, at most 120 characters.' })
  title: string;

  @Field(() => String, { description: 'The category, or the type of a card without one.' })
  badge: string;

  @Field(() => ID, { description: 'The id of the person who made the card.' })
  ownerId: string;

  @Field(() => String, { description: 'The full name of the person who made the card.' })
  ownerName: string;

  @Field(() => String, { description: 'Path of the card’s page. A private card’s page opens for its owner only.' })
  path: string;

  @Field(() => String, {
    description:
      'Path by which members open the card: its page, or `/share/{id}` while it is private. `?s=` and `&c=` name the share and the channel, so that the view counts for them.',
  })
  sharedPath: string;

  /** Sent as `face`. */
  preview: CardPreview;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A picture in a message.' })
export class MessageImage {
  @Field(() => UrlScalar, {
    description: 'Path on this site. It opens to who may read the message, by cookie or token; 404 for everyone else.',
  })
  url: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  widthPx: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  heightPx: number;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'What a message answers.' })
export class MessageQuote {
  @Field(() => Int, { description: 'The number of that message in the same conversation.' })
  number: number;

  @Field(() => String, { description: "'' once the account is gone." })
  senderName: string;

  @Field(() => String, { description: 'One line of it, at most 200 characters.' })
  text: string;

  @Field(() => Boolean, { description: 'Whether that message was deleted since.' })
  isDeleted: boolean;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'An emoji on a message and the people who chose it.' })
export class Reaction {
  @Field(() => String, { description: 'One emoji, such as 👍.' })
  emoji: string;

  @Field(() => Int, { description: 'How many people chose it.' })
  count: number;

  @Field(() => [ID], { description: 'The first 100 of them.' })
  userIds: string[];
}

@ObjectType({ simpleResolvers: true, description: 'One message at its place in the conversation.' })
export class MessageEdge {
  @Field(() => String, { description: 'The number of the message. `before` and `after` take it as an Int.' })
  cursor: string;

  @Field(() => Message, { description: 'The message itself.' })
  node: Message;
}

@ObjectType({ description: 'Messages in the order of their numbers.' })
export class MessageConnection {
  @Field(() => [MessageEdge], { description: 'The messages of this page with their places, the lowest number first.' })
  edges(): MessageEdge[] {
    return this.nodes.map((node) => ({ cursor: String(node.number), node }));
  }

  @Field(() => PageInfo, { description: 'Where this page begins and ends, and whether there is more on either side.' })
  pageInfo(): PageInfo {
    const [first, last] = [this.nodes[0], this.nodes.at(-1)];
    return {
      hasNextPage: this.hasAfter,
      hasPreviousPage: this.hasBefore,
      startCursor: first ? String(first.number) : null,
      endCursor: last ? String(last.number) : null,
    };
  }

  @Field(() => [Message], { description: 'The messages of this page, the lowest number first.' })
  nodes: Message[];

  hasBefore: boolean;
  hasAfter: boolean;
}
