import type { ShareMode } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { ShareModeEnum } from './share.types.ts';

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
