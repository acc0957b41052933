import { type Channel, EXCHANGE_RULES, type ExchangeRule, type ExchangeRules } from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateTimeScalar, EmailScalar, PhoneNumberScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { Card, ChannelEnum } from '../cards/index.ts';
import { Share } from '../shares/index.ts';

export const ExchangeRuleEnum = defineEnum('ExchangeRule', EXCHANGE_RULES, {
  description: 'Whether a visitor is asked for something.',
  values: {
    HIDDEN: 'The form does not show the field.',
    OPTIONAL: 'The form shows the field, and the visitor may leave it empty.',
    REQUIRED: 'The visitor has to fill in the field.',
  },
});

@ObjectType({ description: 'What is asked for. The name always is; an email address or a number has to be given.' })
export class ExchangeRulesType implements ExchangeRules {
  @Field(() => ExchangeRuleEnum, {
    description: 'Whether the form asks for an email address. It can’t be HIDDEN together with `phone`.',
  })
  email: ExchangeRule;

  @Field(() => ExchangeRuleEnum, {
    description: 'Whether the form asks for a phone number. It can’t be HIDDEN together with `email`.',
  })
  phone: ExchangeRule;

  @Field(() => ExchangeRuleEnum, { description: 'Whether the form asks for the visitor’s company.' })
  company: ExchangeRule;

  @Field(() => ExchangeRuleEnum, { description: 'Whether the form asks for the visitor’s job title.' })
  role: ExchangeRule;

  @Field(() => ExchangeRuleEnum, { description: 'Whether the form asks for a message to the owner.' })
  note: ExchangeRule;
}

@ObjectType({ description: 'By which visitors of a card leave their details.' })
export class ExchangeForm {
  @Field(() => Boolean, { description: 'Whether visitors see the form.' })
  isOn: boolean;

  @Field(() => ExchangeRulesType, { description: 'Which details the form asks for.' })
  rules: ExchangeRulesType;

  @Field(() => String, { description: 'What a visitor has to agree to.' })
  consent: string;

  @Field(() => Int, { description: 'The number of these words, for `agreedTo`.' })
  consentVersion: number;
}

@ObjectType({ description: 'What a visitor left on a card, for the visitor alone.' })
export class ExchangeEntry {
  @Field(() => String, { description: "Like every text here '' when there is none." })
  name: string;

  @Field(() => EmailScalar, { description: "The visitor’s email address; '' when they gave none." })
  email: string;

  @Field(() => PhoneNumberScalar, { description: 'E.164.' })
  phone: string;

  @Field(() => String, { description: 'The visitor’s company, at most 120 characters.' })
  company: string;

  @Field(() => String, { description: 'The visitor’s job title, at most 120 characters.' })
  role: string;

  @Field(() => String, { description: 'What the visitor wrote to the owner, at most 1,000 characters.' })
  note: string;

  @Field(() => ExchangeRulesType, { description: 'What was asked for.' })
  rules: ExchangeRulesType;

  @Field(() => String, { description: 'Who keeps it.' })
  ownerName: string;

  @Field(() => String, { nullable: true, description: 'Path of the card’s page; null once strangers don’t see it.' })
  cardPath: string | null;

  /** Path of the card's contact file; null when the owner offers none, or strangers don't see the card. */
  contactFilePath: string | null;

  @Field(() => String, { description: 'What the visitor agreed to.' })
  consent: string;

  @Field(() => DateTimeScalar, { description: 'When the visitor agreed.' })
  consentedAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last corrected, else when it was left.' })
  updatedAt: Date;
}

@ObjectType({ description: 'Confirms what a visitor left, with the link to correct it.' })
export class SentExchange {
  @Field(() => ExchangeEntry, { description: 'The details as they were stored.' })
  entry: ExchangeEntry;

  @Field(() => UrlScalar, { description: 'The private link by which it is corrected or erased. It is told this once.' })
  url: string;

  @Field(() => Boolean, { description: 'Whether a copy and the link go to the visitor’s email address.' })
  isMailed: boolean;
}

@ObjectType({ description: 'That somebody left their details on a card of the viewer.' })
export class ContactExchange {
  @Field(() => ID, { description: 'Pass it as `leadId` to `createDeal` to open a deal with this lead.' })
  id: string;

  @Field(() => Card, {
    nullable: true,
    description: 'Null once the card is gone, or the viewer may not see it any more.',
  })
  card?: Card | null;

  @Field(() => Share, { nullable: true, description: 'By which they came, where it is a share of the viewer.' })
  share?: Share | null;

  @Field(() => ChannelEnum, {
    nullable: true,
    description: 'How the visitor came to the card; null when it is not known.',
  })
  channel: Channel | null;

  @Field(() => String, { description: 'What they agreed to.' })
  consent: string;

  @Field(() => Int, { description: 'The number of the words that the visitor agreed to.' })
  consentVersion: number;

  @Field(() => DateTimeScalar, { description: 'When the visitor agreed.' })
  consentedAt: Date;

  cardId: string | null;
  shareId: string | null;
}
