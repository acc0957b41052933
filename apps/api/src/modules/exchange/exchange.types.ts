import { type Channel, EXCHANGE_RULES, type ExchangeRule, type ExchangeRules } from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChannelEnum, defineEnum } from '../../platform/enums.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { Card } from '../cards/card.entity.ts';
import { Share } from '../shares/share.entity.ts';

export const ExchangeRuleEnum = defineEnum('ExchangeRule', EXCHANGE_RULES, 'Whether a visitor is asked for something.');

@ObjectType({ description: 'What is asked for. The name always is; an email address or a number has to be given.' })
export class ExchangeRulesType implements ExchangeRules {
  @Field(() => ExchangeRuleEnum)
  email: ExchangeRule;

  @Field(() => ExchangeRuleEnum)
  phone: ExchangeRule;

  @Field(() => ExchangeRuleEnum)
  company: ExchangeRule;

  @Field(() => ExchangeRuleEnum)
  role: ExchangeRule;

  @Field(() => ExchangeRuleEnum)
  note: ExchangeRule;
}

@ObjectType({ description: 'By which visitors of a card leave their details.' })
export class ExchangeForm {
  @Field(() => Boolean)
  isOn: boolean;

  @Field(() => ExchangeRulesType)
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

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'E.164.' })
  phone: string;

  @Field(() => String)
  company: string;

  @Field(() => String)
  role: string;

  @Field(() => String)
  note: string;

  @Field(() => ExchangeRulesType, { description: 'What was asked for.' })
  rules: ExchangeRulesType;

  @Field(() => String, { description: 'Who keeps it.' })
  ownerName: string;

  @Field(() => String, { nullable: true, description: 'Path of the card’s page; null once strangers don’t see it.' })
  cardPath: string | null;

  @Field(() => String, { description: 'What the visitor agreed to.' })
  consent: string;

  @Field(() => DateTimeScalar)
  consentedAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last corrected, else when it was left.' })
  updatedAt: Date;
}

@ObjectType()
export class SentExchange {
  @Field(() => ExchangeEntry)
  entry: ExchangeEntry;

  @Field(() => String, { description: 'The private link by which it is corrected or erased. It is told this once.' })
  url: string;

  @Field(() => Boolean, { description: 'Whether a copy and the link go to the visitor’s email address.' })
  isMailed: boolean;
}

@ObjectType({ description: 'That somebody left their details on a card of the viewer.' })
export class ContactExchange {
  @Field(() => ID)
  id: string;

  @Field(() => Card, {
    nullable: true,
    description: 'Null once the card is gone, or the viewer may not see it any more.',
  })
  card?: Card | null;

  @Field(() => Share, { nullable: true, description: 'By which they came, where it is a share of the viewer.' })
  share?: Share | null;

  @Field(() => ChannelEnum, { nullable: true })
  channel: Channel | null;

  @Field(() => String, { description: 'What they agreed to.' })
  consent: string;

  @Field(() => Int)
  consentVersion: number;

  @Field(() => DateTimeScalar)
  consentedAt: Date;

  cardId: string | null;
  shareId: string | null;
}
