import { SHARE_MODES, type ShareMode } from '@tessera/domain';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/enums.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { User } from '../users/user.entity.ts';

export const ShareModeEnum = defineEnum(
  'ShareMode',
  SHARE_MODES,
  'How a card was handed over. Opening the dialog is no share.',
);

@InputType()
export class ShareCardInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => ShareModeEnum, { description: 'LINK, TEXT, WHATSAPP or QR.' })
  mode: ShareMode;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the link of a private card stops working.' })
  expiresAt?: Date | null;
}

@InputType()
export class ShareCardToGroupInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => ID)
  groupId: string;
}

@InputType()
export class ShareCardWithPeopleInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => [ID], { description: '1 to 50 people that `people` finds.' })
  recipientIds: string[];
}

@InputType()
export class RevokeShareInput {
  @Field(() => ID)
  id: string;
}

@ObjectType({ description: 'Somebody who was signed in when they opened a share.' })
export class ShareOpening {
  @Field(() => User)
  user: User;

  @Field(() => DateTimeScalar)
  openedAt: Date;
}
