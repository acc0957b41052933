import {
  type BillingProviderName,
  type Currency,
  INVOICE_ISSUERS,
  type InvoiceLine,
  invoiceNumber,
  PLANS,
  type PlanChangeKind,
  type PlanKey,
} from '@tessera/domain';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../../platform/enums.ts';
import { connectionOf } from '../../platform/page.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import type { InvoiceRow } from './invoice.entity.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription.entity.ts';

export const PlanKeyEnum = enumOf(
  'PlanKey',
  PLANS.map(({ key }) => key),
);
export const CurrencyEnum = enumOf('Currency', ['usd', 'inr']);
const StatusEnum = enumOf(
  'SubscriptionStatus',
  SUBSCRIPTION_STATUSES,
  'PAST_DUE: a payment failed, and the provider tries again.',
);
const ProviderEnum = enumOf(
  'BillingProvider',
  Object.keys(INVOICE_ISSUERS),
  'TEST: payments are only pretended, no money moves. STRIPE: real payments.',
);
const ChangeEnum = enumOf(
  'PlanChangeKind',
  ['start', 'upgrade', 'downgrade', 'none'],
  'START: a first month. UPGRADE: at once. DOWNGRADE: when the paid month is over. NONE: that is the plan already.',
);

@ObjectType({ simpleResolvers: true, description: 'What the viewer pays for.' })
export class Billing {
  @Field(() => PlanKeyEnum)
  plan: PlanKey;

  @Field(() => StatusEnum)
  status: SubscriptionStatus;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Of the paid month; null while nothing is paid.' })
  currency: Currency | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the trial or the paid month is over.' })
  endsAt: Date | null;

  @Field(() => PlanKeyEnum, { nullable: true, description: 'What follows; null where it goes on as it is.' })
  nextPlan: PlanKey | null;

  @Field(() => Boolean, { description: 'Whether Professional can be tried for 14 days: once an account.' })
  canTry: boolean;

  @Field(() => ProviderEnum)
  provider: BillingProviderName;

  @Field(() => Int, { description: 'Cards that the viewer has. A plan’s allowance is shown and never enforced.' })
  cardCount: number;
}

@ObjectType('InvoiceLine', { simpleResolvers: true })
class InvoiceLineType implements InvoiceLine {
  @Field(() => String)
  text: string;

  @Field(() => Int, { description: 'In minor units: cents, paise. What is given back is negative.' })
  amountMinor: number;
}

@ObjectType({ simpleResolvers: true, description: 'What a change of plan would cost now.' })
export class BillingQuote {
  @Field(() => ChangeEnum)
  kind: PlanChangeKind;

  @Field(() => PlanKeyEnum)
  planId: PlanKey;

  @Field(() => CurrencyEnum)
  currency: Currency;

  @Field(() => [InvoiceLineType])
  lines: InvoiceLine[];

  @Field(() => Int, { description: 'In minor units.' })
  dueMinor: number;

  @Field(() => DateTimeScalar)
  effectiveAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the full price is next taken.' })
  renewsAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A paid invoice. Its PDF is at `/api/invoices/{id}.pdf`.' })
export class Invoice {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Without gaps, such as TES-000007; TEST- where no money moved.' })
  number: string;

  @Field(() => PlanKeyEnum)
  plan: PlanKey;

  @Field(() => CurrencyEnum)
  currency: Currency;

  @Field(() => Int, { description: 'In minor units, tax included.' })
  totalMinor: number;

  @Field(() => DateTimeScalar)
  createdAt: Date;
}

export const InvoiceConnection = connectionOf(Invoice);

/** An invoice as its reader sees it. */
export function toInvoice({ id, provider, number, planId, currency, totalMinor, createdAt }: InvoiceRow): Invoice {
  return { id, number: invoiceNumber(provider, number), plan: planId, currency, totalMinor, createdAt };
}

@InputType()
export class ChangePlanInput {
  @Field(() => PlanKeyEnum)
  plan: PlanKey;

  @Field(() => CurrencyEnum, { description: 'Of a first month; later ones keep it.' })
  currency: Currency;

  @Field(() => Int, { description: 'The amount that was shown. CONFLICT when it is another one by now.' })
  dueMinor: number;
}

@ObjectType({ simpleResolvers: true })
export class PlanChange {
  @Field(() => Billing)
  billing: Billing;

  @Field(() => String, {
    nullable: true,
    description: 'Where to pay: the plan changes once that is done. Null when it has changed.',
  })
  checkoutUrl: string | null;
}
