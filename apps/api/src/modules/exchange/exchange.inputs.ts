import type { Channel, ExchangeRule } from '@tessera/domain';
import { Field, ID, InputType, Int } from 'type-graphql';
import { EmailScalar, PhoneNumberScalar } from '../../kernel/graphql/scalars.ts';
import { UtmInput } from '../../kernel/graphql/utm.inputs.ts';
import { ChannelEnum } from '../cards/index.ts';
import { ExchangeRuleEnum } from './exchange.types.ts';

@InputType({
  description: 'Switches the exchange form of a card and says what it asks for. What is left out stays as it is.',
})
export class SetExchangeFormInput {
  @Field(() => ID, { description: 'A card of the viewer.' })
  cardId: string;

  @Field(() => Boolean, { nullable: true, description: 'What is left out stays as it is.' })
  isOn?: boolean | null;

  @Field(() => ExchangeRuleEnum, { nullable: true, description: 'Email address and number can’t both be HIDDEN.' })
  email?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true, description: 'Whether the form asks for a phone number.' })
  phone?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true, description: 'Whether the form asks for the visitor’s company.' })
  company?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true, description: 'Whether the form asks for the visitor’s job title.' })
  role?: ExchangeRule | null;

  @Field(() => ExchangeRuleEnum, { nullable: true, description: 'Whether the form asks for a message to the owner.' })
  note?: ExchangeRule | null;
}

@InputType()
class ExchangeDetailsInput {
  @Field(() => String, { nullable: true, description: 'At most 120 characters, like company and role.' })
  name?: string | null;

  @Field(() => EmailScalar, {
    nullable: true,
    description: 'The visitor’s email address. Either it or `phone` is needed.',
  })
  email?: string | null;

  @Field(() => PhoneNumberScalar, {
    nullable: true,
    description: 'A number without country code is read as of the region of the card’s owner.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The visitor’s company, at most 120 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'The visitor’s job title, at most 120 characters.' })
  role?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters.' })
  note?: string | null;
}

@InputType({ description: 'The details that a visitor leaves on a card.' })
export class SendExchangeInput extends ExchangeDetailsInput {
  @Field(() => ID, { description: 'The card on which the visitor leaves their details. Its form has to be on.' })
  cardId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The `consentVersion` that the visitor agreed to, by their own act.',
  })
  agreedTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `s` of the address by which they came; one that did not lead to the card is left out.',
  })
  shareMark?: string | null;

  @Field(() => ChannelEnum, { nullable: true, description: 'How the visitor came to the card, if the page knows it.' })
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

@InputType({ description: 'The private link whose details are erased.' })
export class EraseExchangeInput {
  @Field(() => String, { description: 'Of the private link.' })
  token: string;
}
