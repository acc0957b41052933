import type { CardActionTarget, Channel } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { ChannelEnum } from '../../platform/enums.ts';
import { UtmInput } from '../../platform/utm.inputs.ts';
import { CardActionTargetEnum, CardEventKindEnum, type RECORDED_KINDS } from './analytics.types.ts';

@InputType()
export class RecordCardEventInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => CardEventKindEnum)
  kind: (typeof RECORDED_KINDS)[number];

  @Field(() => CardActionTargetEnum, { nullable: true, description: 'What was tapped; required with ACTION.' })
  target?: CardActionTarget | null;

  @Field(() => ID, { nullable: true, description: 'The `s` of the address; unknown ones are left out.' })
  shareId?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the link of a private card.' })
  token?: string | null;

  @Field(() => ChannelEnum, { nullable: true })
  channel?: Channel | null;

  @Field(() => UtmInput, { nullable: true })
  utm?: UtmInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'The browser’s IANA time zone: tells the country and is not kept. Unknown ones are left out.',
  })
  timeZone?: string | null;
}
