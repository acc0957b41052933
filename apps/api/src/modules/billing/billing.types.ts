import {
  BILLING_INTERVALS,
  BILLING_MODES,
  type BillingInterval,
  type BillingMode,
  type Currency,
  type InvoiceLine,
  invoiceNumber,
  PLANS,
  type PlanChangeKind,
  type PlanKey,
} from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CurrencyEnum, defineEnum } from '../../platform/enums.ts';
import { defineConnection } from '../../platform/page.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import type { InvoiceRow } from './invoice.entity.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription.entity.ts';

export const PlanKeyEnum = defineEnum(
  'PlanKey',
  PLANS.map(({ key }) => key),
);
const StatusEnum = defineEnum(
  'SubscriptionStatus',
  SUBSCRIPTION_STATUSES,
  'PAST_DUE: a payment failed, and the provider tries again.',
);
const ProviderEnum = defineEnum(
  'BillingProvider',
  BILLING_MODES,
  'STRIPE: real payments. TEST: no money moves. NONE: this installation takes no payments and includes every feature.',
);
export const IntervalEnum = defineEnum('BillingInterval', BILLING_INTERVALS, 'How long what is paid at once lasts.');
const ChangeEnum = defineEnum(
  'PlanChangeKind',
  ['start', 'upgrade', 'downgrade', 'none'],
  'START: a first month or year. UPGRADE: at once. DOWNGRADE: when what is paid is over. NONE: that is it already.',
);

@ObjectType({ simpleResolvers: true, description: 'A seat that somebody has by their team, whose owner pays for it.' })
export class TeamSeat {
  @Field(() => PlanKeyEnum)
  plan: PlanKey;

  @Field(() => String)
  organizationName: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the owner of a team pays for its members.' })
export class TeamSeats {
  @Field(() => PlanKeyEnum)
  plan: PlanKey;

  @Field(() => Int, { description: 'Paid for, the owner’s own included.' })
  count: number;

  @Field(() => Int, { description: 'That somebody has, the owner included.' })
  taken: number;

  @Field(() => Int, { description: 'That wait for nobody: neither taken nor for one of the open invitations.' })
  free: number;
}

@ObjectType({ simpleResolvers: true, description: 'What the viewer pays for.' })
export class Billing {
  @Field(() => PlanKeyEnum)
  plan: PlanKey;

  @Field(() => StatusEnum)
  status: SubscriptionStatus;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Of what is paid; null while nothing is.' })
  currency: Currency | null;

  @Field(() => IntervalEnum)
  interval: BillingInterval;

  @Field(() => Int, { description: 'For how many people, the viewer included.' })
  seats: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What one seat costs an interval, in minor units; null with currency.',
  })
  unitMinor: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the trial, the paid month or year is over.' })
  endsAt: Date | null;

  @Field(() => PlanKeyEnum, { nullable: true, description: 'What follows; null where it goes on as it is.' })
  nextPlan: PlanKey | null;

  @Field(() => IntervalEnum, { nullable: true, description: 'Null with nextPlan.' })
  nextInterval: BillingInterval | null;

  @Field(() => Int, { nullable: true, description: 'Null with nextPlan.' })
  nextSeats: number | null;

  @Field(() => Boolean, { description: 'Whether Professional can be tried for 14 days: once an account.' })
  canTry: boolean;

  @Field(() => ProviderEnum)
  provider: BillingMode;

  @Field(() => Int, {
    nullable: true,
    description: 'Per cent that a year costs less than its months; null where sales sells years.',
  })
  yearlyDiscountPercent: number | null;

  @Field(() => Boolean, { description: 'Whether deals can be paid by a link on this installation.' })
  hasPaymentLinks: boolean;

  @Field(() => TeamSeat, { nullable: true, description: 'The viewer’s seat by a team of somebody else; null without.' })
  teamSeat: TeamSeat | null;

  @Field(() => Int, { description: 'Cards that the viewer has. A plan’s allowance is shown and never enforced.' })
  cardCount: number;
}

@ObjectType('InvoiceLine', { simpleResolvers: true })
class InvoiceLineType implements InvoiceLine {
  @Field(() => String)
  text: string;

  @Field(() => Int, { description: 'In minor units: cents, paise. Refunds are negative.' })
  amountMinor: number;
}

@ObjectType({ simpleResolvers: true, description: 'What a change of plan would cost now.' })
export class BillingQuote {
  @Field(() => ChangeEnum)
  kind: PlanChangeKind;

  @Field(() => PlanKeyEnum)
  planId: PlanKey;

  @Field(() => IntervalEnum)
  interval: BillingInterval;

  @Field(() => Int)
  seats: number;

  @Field(() => CurrencyEnum)
  currency: Currency;

  @Field(() => Int, { description: 'One seat for one interval, in minor units.' })
  unitMinor: number;

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

export const InvoiceConnection = defineConnection(Invoice);

/** An invoice as its reader sees it. */
export function toInvoice({ id, provider, number, planId, currency, totalMinor, createdAt }: InvoiceRow): Invoice {
  return { id, number: invoiceNumber(provider, number), plan: planId, currency, totalMinor, createdAt };
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
