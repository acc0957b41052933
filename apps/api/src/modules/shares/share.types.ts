import { SHARE_MODES, type ShareMode } from '@tessera/domain';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { User } from '../identity/index.ts';

export const ShareModeEnum = defineEnum('ShareMode', SHARE_MODES, {
  description: 'How a card was handed over. Opening the share dialog is not a share.',
  values: {
    LINK: 'The link was copied, or handed to another app.',
    TEXT: 'By a text message.',
    WHATSAPP: 'By WhatsApp.',
    QR: 'The QR code was downloaded.',
    GROUP: 'With the members of a group.',
    IN_APP: 'With people in the app.',
  },
});

@ObjectType({ description: 'Somebody who was signed in when they opened a share.' })
export class ShareOpening {
  @Field(() => User, { description: 'The person who opened the share.' })
  user: User;

  @Field(() => DateTimeScalar, { description: 'When they first opened it.' })
  openedAt: Date;
}

@ObjectType({ description: 'The address that an act of sharing will have. Nothing is recorded yet.' })
export class PreparedShare {
  @Field(() => ShareModeEnum, { description: 'The act that it is for: LINK, TEXT or WHATSAPP.' })
  mode: ShareMode;

  @Field(() => String, { description: 'Pass it to `shareCard` when the card was handed on.' })
  mark: string;

  @Field(() => UrlScalar, { description: 'The card’s public address with the mark.' })
  url: string;
}

export type ShareOrder = 'NEWEST' | 'OLDEST' | 'TITLE';
const SHARES = defineOrder<ShareOrder>({
  name: 'ShareOrder',
  description: 'The order of shares. Equal ones stand newest first.',
  values: {
    NEWEST: 'The latest share comes first.',
    OLDEST: 'The earliest share comes first.',
    TITLE: 'By the title of the card, in alphabetical order. Cards that the viewer may not see any more come first.',
  },
});
export type SentCardOrder = 'LATEST' | 'EARLIEST' | 'TITLE' | 'SHARES';
const SENT_CARDS = defineOrder<SentCardOrder>({
  name: 'SentCardOrder',
  description: 'The order of the cards that the viewer shared. Equal ones stand by their latest activity.',
  values: {
    LATEST: 'The card with the latest activity comes first.',
    EARLIEST: 'The card whose latest activity is the longest ago comes first.',
    TITLE: 'By title, in alphabetical order. Cards that the viewer may not see any more come first.',
    SHARES: 'The card that was shared most often comes first.',
  },
});

@ArgsType()
export class ShareArgsType extends defineListArgs(
  SHARES,
  'the card’s title, the sender, the people or the group it was sent to',
) {}

@ArgsType()
export class SentCardArgsType extends defineListArgs(SENT_CARDS, 'the title or the people the card was sent to') {}

@ArgsType()
export class SentSharesArgsType extends ShareArgsType {
  @Field(() => ID, { nullable: true, description: 'Only the shares of this card.' })
  cardId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for the shares that somebody opened, as far as is known; false for the others.',
  })
  isOpened?: boolean | null;
}

@ObjectType({ description: 'A card that the viewer shared, with all their shares of it.' })
export class SentCard {
  @Field(() => ID, { description: 'The id of the card. Pass it to `sentShares` as `cardId`.' })
  id: string;

  @Field(() => Int, { description: 'How often the viewer shared it, ended shares included.' })
  shareCount: number;

  @Field(() => Int, {
    description: 'How many of these shares count who opens them: all but downloaded codes of open cards.',
  })
  countedShareCount: number;

  @Field(() => Int, { description: 'How many of these shares somebody opened, as far as they count it.' })
  openedShareCount: number;

  @Field(() => DateTimeScalar, {
    description: 'When it was last shared, or first opened by somebody who was signed in.',
  })
  lastActivityAt: Date;
}

export const SentCardConnection = defineConnection(SentCard);
