import { type BillingDetails, type BillingInterval, type Currency, MOST_SEATS, type PlanKey } from '@tessera/domain';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import { CurrencyEnum } from '../plans/index.ts';
import { IntervalEnum, PlanKeyEnum } from './billing.types.ts';

const CURRENCY = 'Of a first month or year; later ones keep it.';
const SEATS = `1 to ${MOST_SEATS}, the viewer’s own included.`;

/** What is asked for, in the arguments of a quote and in the input of the change. */
@ArgsType()
@InputType()
abstract class WantedTerms {
  @Field(() => PlanKeyEnum, { description: 'The plan that the viewer wants.' })
  plan: PlanKey;

  @Field(() => CurrencyEnum, { description: CURRENCY })
  currency: Currency;

  @Field(() => IntervalEnum, { defaultValue: 'month', description: 'How often the plan is paid.' })
  interval: BillingInterval;

  @Field(() => Int, { defaultValue: 1, description: SEATS })
  seats: number;
}

@ArgsType()
export class BillingQuoteArgs extends WantedTerms {}

@InputType({ description: 'The plan that the viewer wants, and the amount they saw.' })
export class ChangePlanInput extends WantedTerms {
  @Field(() => Int, { description: 'The amount that was shown. CONFLICT when it is another one by now.' })
  dueMinor: number;
}

@InputType({
  description: 'The customer’s details on the next invoices. Leave all empty to show only the name of the account.',
})
export class UpdateBillingDetailsInput implements BillingDetails {
  @Field(() => String, { description: 'Of the company or person.' })
  name: string;

  @Field(() => String, { description: 'Without the country.' })
  address: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2, such as IN. It decides the tax.' })
  country: string;

  @Field(() => String, { defaultValue: '', description: 'A state of India, such as 29. Not needed with a GSTIN.' })
  state: string;

  @Field(() => String, { defaultValue: '', description: 'GSTIN, VAT ID or another tax number.' })
  taxId: string;
}

@InputType({ description: 'A member and whether they have a paid seat.' })
export class SetSeatInput {
  @Field(() => ID, { description: 'The team.' })
  id: string;

  @Field(() => ID, { description: 'A member of the team.' })
  userId: string;

  @Field(() => Boolean, { description: 'True gives the member a seat; false takes it away.' })
  hasSeat: boolean;
}

export type InvoiceOrder = 'NEWEST' | 'OLDEST' | 'TOTAL';
const INVOICES = defineOrder<InvoiceOrder>({
  name: 'InvoiceOrder',
  description: 'The order of invoices. Equal ones stand newest first.',
  values: {
    NEWEST: 'The latest invoice comes first.',
    OLDEST: 'The earliest invoice comes first.',
    TOTAL: 'The largest `totalMinor` comes first. Currencies are not converted.',
  },
});

@ArgsType()
export class InvoiceArgsType extends defineListArgs(INVOICES, 'number, plan or currency') {}
