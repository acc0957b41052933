import {
  BILLING_INTERVALS,
  BILLING_MODES,
  type BillingDetails,
  type BillingInterval,
  type BillingMode,
  type Currency,
  type InvoiceLine,
  invoiceNumber,
  PLANS,
  type PlanChangeKind,
  type PlanKey,
  TAX_KINDS,
  type TaxKind,
  type TaxLine,
} from '@tessera/domain';
import type { Text } from '@tessera/texts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { CurrencyEnum } from '../plans/index.ts';
import type { InvoiceRow } from './invoice.entity.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription.entity.ts';

export const PlanKeyEnum = defineEnum(
  'PlanKey',
  PLANS.map(({ key }) => key),
  {
    description: 'The plans that can be chosen.',
    values: {
      starter: 'Starter, which is free.',
      growth: 'Growth, for one person.',
      pro: 'Professional, with seats for a team.',
      enterprise: 'Enterprise, as agreed with sales.',
    },
  },
);
const StatusEnum = defineEnum('SubscriptionStatus', SUBSCRIPTION_STATUSES, {
  description: 'Whether a plan is paid for.',
  values: {
    free: 'Nothing is paid.',
    trial: 'Professional is tried for 14 days.',
    active: 'The plan is paid.',
    past_due: 'A payment failed, and the provider tries again.',
  },
});
const ProviderEnum = defineEnum('BillingProvider', BILLING_MODES, {
  description: 'Who takes the money on an installation.',
  values: {
    stripe: 'Stripe takes real payments.',
    test: 'The test provider. No money moves.',
    none: 'This installation takes no payments and includes every feature.',
  },
});
export const IntervalEnum = defineEnum('BillingInterval', BILLING_INTERVALS, {
  description: 'How long one payment lasts.',
  values: {
    month: 'One calendar month.',
    year: 'One year.',
  },
});
const ChangeEnum = defineEnum('PlanChangeKind', ['start', 'upgrade', 'downgrade', 'none'], {
  description: 'What a change of plan would be.',
  values: {
    start: 'A first month or year begins.',
    upgrade: 'The plan gets dearer, at once.',
    downgrade: 'The plan gets cheaper when the paid month or year is over.',
    none: 'The viewer has this plan already.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'A seat that somebody has by their team, whose owner pays for it.' })
export class TeamSeat {
  @Field(() => PlanKeyEnum, { description: 'The plan that the seat gives.' })
  plan: PlanKey;

  @Field(() => String, { description: 'What the team that pays is called.' })
  organizationName: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the owner of a team pays for its members.' })
export class TeamSeats {
  @Field(() => PlanKeyEnum, { description: 'The plan that the seats give.' })
  plan: PlanKey;

  @Field(() => Int, { description: 'Paid for, the owner’s own included.' })
  count: number;

  @Field(() => Int, { description: 'That somebody has, the owner included.' })
  taken: number;

  @Field(() => Int, { description: 'That wait for nobody: neither taken nor for one of the open invitations.' })
  free: number;
}

@ObjectType('BillingDetails', {
  simpleResolvers: true,
  description: 'The customer’s details on the viewer’s invoices.',
})
export class BillingDetailsType implements BillingDetails {
  @Field(() => String, { description: 'Of the company or person.' })
  name: string;

  @Field(() => String, { description: 'Without the country.' })
  address: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2, such as IN.' })
  country: string;

  @Field(() => String, {
    description: 'A state of India by the number that GSTINs begin with, such as 29. Empty in other countries.',
  })
  state: string;

  @Field(() => String, { description: 'GSTIN, VAT ID or another tax number; empty for people without one.' })
  taxId: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the viewer pays for.' })
export class Billing {
  @Field(() => PlanKeyEnum, { description: 'The plan that the viewer has now.' })
  plan: PlanKey;

  @Field(() => StatusEnum, { description: 'Whether the plan is paid, tried or free.' })
  status: SubscriptionStatus;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Of what is paid; null while nothing is.' })
  currency: Currency | null;

  @Field(() => IntervalEnum, { description: 'How often the plan is paid.' })
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

  @Field(() => ProviderEnum, { description: 'Who takes the money on this installation.' })
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

@ObjectType('InvoiceLine', { simpleResolvers: true, description: 'One line of an invoice or a quote.' })
class InvoiceLineType implements InvoiceLine {
  @Field(() => String, { simple: false, description: 'What the amount is for, for people.' })
  @InReadersLanguage()
  text: Text;

  @Field(() => Int, { description: 'In minor units: cents, paise. Refunds are negative.' })
  amountMinor: number;
}

const TaxKindEnum = defineEnum('TaxKind', TAX_KINDS, {
  description: 'What a tax is called.',
  values: {
    CGST: 'Central GST of India.',
    SGST: 'GST of an Indian state.',
    UTGST: 'GST of an Indian union territory.',
    IGST: 'GST of India between states.',
    VAT: 'VAT of the EU.',
  },
});

@ObjectType('TaxLine', { simpleResolvers: true, description: 'One tax on an invoice or a quote.' })
class TaxLineType implements TaxLine {
  @Field(() => TaxKindEnum, { description: 'What the tax is called.' })
  kind: TaxKind;

  @Field(() => Int, { description: 'In hundredths of a per cent: 1800 is 18 %.' })
  rateBp: number;

  @Field(() => Int, { description: 'In minor units. On refunds it is negative.' })
  amountMinor: number;
}

@ObjectType({ simpleResolvers: true, description: 'What a change of plan would cost now.' })
export class BillingQuote {
  @Field(() => ChangeEnum, { description: 'Whether the plan begins, grows or shrinks.' })
  kind: PlanChangeKind;

  @Field(() => PlanKeyEnum, { description: 'The plan that was asked for.' })
  planId: PlanKey;

  @Field(() => IntervalEnum, { description: 'How often the plan will be paid.' })
  interval: BillingInterval;

  @Field(() => Int, { description: 'How many people it would be paid for.' })
  seats: number;

  @Field(() => CurrencyEnum, { description: 'The currency of all amounts in the quote.' })
  currency: Currency;

  @Field(() => Int, { description: 'One seat for one interval, in minor units.' })
  unitMinor: number;

  @Field(() => [InvoiceLineType], { description: 'What `dueMinor` is made of.' })
  lines: InvoiceLine[];

  @Field(() => [TaxLineType], { description: 'The taxes on the lines.' })
  taxes: TaxLine[];

  @Field(() => String, {
    nullable: true,
    simple: false,
    description: 'Why there is no tax; null where there is some, or none is levied.',
  })
  @InReadersLanguage()
  taxNote: Text | null;

  @Field(() => Int, { description: 'In minor units, tax included.' })
  dueMinor: number;

  @Field(() => DateTimeScalar, { description: 'When the plan changes.' })
  effectiveAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the full price is next taken.' })
  renewsAt: Date | null;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A paid invoice. Its PDF is at `/api/invoices/{id}.pdf`.',
})
export class Invoice implements Node {
  @Field(() => ID, { description: 'The `{id}` in the path of its PDF.' })
  id: string;

  @Field(() => String, { description: 'Without gaps, such as TES-000007; TEST- where no money moved.' })
  number: string;

  @Field(() => PlanKeyEnum, { description: 'The plan that was paid for.' })
  plan: PlanKey;

  @Field(() => CurrencyEnum, { description: 'The currency that was paid in.' })
  currency: Currency;

  @Field(() => Int, { description: 'In minor units, tax included.' })
  totalMinor: number;

  @Field(() => DateTimeScalar, { description: 'When it was paid.' })
  createdAt: Date;
}

export const InvoiceConnection = defineConnection(Invoice);

/** An invoice as its reader sees it. */
export function toInvoice({ id, provider, number, planId, currency, totalMinor, createdAt }: InvoiceRow): Invoice {
  const shown = { id, number: invoiceNumber(provider, number), plan: planId, currency, totalMinor, createdAt };
  return Object.assign(new Invoice(), shown);
}

@ObjectType({ simpleResolvers: true, description: 'The plan after a change, or where to pay for it.' })
export class PlanChange {
  @Field(() => Billing, { description: 'What the viewer pays for now.' })
  billing: Billing;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'Where to pay: the plan changes once that is done. Null when it has changed.',
  })
  checkoutUrl: string | null;
}
