import type { CardActionTarget, Channel } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { UtmInput } from '../../kernel/graphql/utm.inputs.ts';
import { ChannelEnum } from '../cards/index.ts';
import { CardActionTargetEnum, CardEventKindEnum, type RECORDED_KINDS } from './analytics.types.ts';

@InputType({ description: 'What a visitor did on a card.' })
export class RecordCardEventInput {
  @Field(() => ID, { description: 'The card that the visitor saw.' })
  cardId: string;

  @Field(() => CardEventKindEnum, { description: 'Whether the card was seen or something on it was tapped.' })
  kind: (typeof RECORDED_KINDS)[number];

  @Field(() => CardActionTargetEnum, { nullable: true, description: 'What was tapped; required with ACTION.' })
  target?: CardActionTarget | null;

  @Field(() => String, { nullable: true, description: 'The `s` of the address; unknown ones are left out.' })
  shareMark?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the link of a private card.' })
  token?: string | null;

  @Field(() => ChannelEnum, { nullable: true, description: 'How the visitor came to the card, if the page knows it.' })
  channel?: Channel | null;

  @Field(() => UtmInput, { nullable: true, description: 'The campaign parameters of the address that was opened.' })
  utm?: UtmInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'The browser’s IANA time zone: tells the country and is not kept. Unknown ones are left out.',
  })
  timeZone?: string | null;
}
