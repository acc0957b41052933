import { type BillingInterval, type Currency, MOST_SEATS, type PlanKey } from '@tessera/domain';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { CurrencyEnum } from '../../platform/enums.ts';
import { IntervalEnum, PlanKeyEnum } from './billing.types.ts';

const CURRENCY = 'Of a first month or year; later ones keep it.';
const SEATS = `1 to ${MOST_SEATS}, the viewer’s own included.`;

/** What is asked for, in the arguments of a quote and in the input of the change. */
@ArgsType()
@InputType()
abstract class WantedTerms {
  @Field(() => PlanKeyEnum)
  plan: PlanKey;

  @Field(() => CurrencyEnum, { description: CURRENCY })
  currency: Currency;

  @Field(() => IntervalEnum, { defaultValue: 'month' })
  interval: BillingInterval;

  @Field(() => Int, { defaultValue: 1, description: SEATS })
  seats: number;
}

@ArgsType()
export class BillingQuoteArgs extends WantedTerms {}

@InputType()
export class ChangePlanInput extends WantedTerms {
  @Field(() => Int, { description: 'The amount that was shown. CONFLICT when it is another one by now.' })
  dueMinor: number;
}

@InputType()
export class SetSeatInput {
  @Field(() => ID, { description: 'The team.' })
  id: string;

  @Field(() => ID)
  userId: string;

  @Field(() => Boolean)
  hasSeat: boolean;
}
