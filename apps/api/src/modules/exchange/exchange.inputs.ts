import type { Channel, ExchangeRule } from '@tessera/domain';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ChannelEnum } from '../../platform/enums.ts';
import { UtmInput } from '../../platform/utm.inputs.ts';
import { ExchangeRuleEnum } from './exchange.types.ts';

@InputType()
export class SetExchangeFormInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => Boolean, { nullable: true, description: 'What is left out stays as it is.' })
  isOn?: boolean | null;

  @Field(() => ExchangeRuleEnum, { nullable: true, description: 'Email address and number can’t both be HIDDEN.' })
  email?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true })
  phone?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true })
  company?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true })
  role?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true })
  note?: ExchangeRule | null;
}

@InputType()
class ExchangeDetailsInput {
  @Field(() => String, { nullable: true, description: 'At most 120 characters, like company and role.' })
  name?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A number without country code is read as of the region of the card’s owner.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters.' })
  note?: string | null;
}

@InputType()
export class SendExchangeInput extends ExchangeDetailsInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The `consentVersion` that the visitor agreed to, by their own act.',
  })
  agreedTo?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'By which they came; one that did not lead to the card is left out.',
  })
  shareId?: string | null;

  @Field(() => ChannelEnum, { nullable: true })
  channel?: Channel | null;

  @Field(() => UtmInput, { nullable: true, description: 'Of the card’s address as they opened it.' })
  utm?: UtmInput | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A card of the viewer’s own that goes along; not a private one.',
  })
  ownCardId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'No person sees this field. Who fills it in is a program, and is refused.',
  })
  website?: string | null;

  /** Of the private link, where the sent form brought one along: the same form again is the same entry. */
  token?: string;
}

@InputType({ description: 'What is left out stays as it is; null empties it.' })
export class CorrectExchangeInput extends ExchangeDetailsInput {
  @Field(() => String, { description: 'Of the private link.' })
  token: string;
}

@InputType()
export class EraseExchangeInput {
  @Field(() => String, { description: 'Of the private link.' })
  token: string;
}
