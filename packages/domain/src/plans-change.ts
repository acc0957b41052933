import { joinTexts, msg, type Text } from '@tessera/texts';
import { type BillingTerms, monthlyMinor, periodEnd, periodLine, seatMinor, termsText } from './billing-terms.ts';
import { type InvoiceLine, invoiceTotals } from './invoice.ts';
import { NO_TAX, type TaxLine, type TaxRate, type TaxRule } from './invoice-tax.ts';
import { shareOfAmount } from './money.ts';

const DAY_MS = 86_400_000;

/** How long Professional can be tried, without a card and once an account. */
export const TRIAL_DAYS = 14;

/** The plans that can be paid for here, the cheapest first. */
export const PAID_PLANS = ['growth', 'pro'] as const;

/** A month or year that is paid for. */
export interface PaidPeriod extends BillingTerms {
  /** What one seat cost, in minor units; prices may have changed since. */
  unitMinor: number;
  startsAt: Date;
  endsAt: Date;
  /** The taxes that were paid on it; without, those of now. Unused time is given back with them. */
  rates?: readonly TaxRate[];
}

/**
 * `start`: a first period. `upgrade`: at once. `downgrade`: when the paid period is over. `none`: that is what there is
 * already.
 */
export type PlanChangeKind = 'start' | 'upgrade' | 'downgrade' | 'none';

/** What a change of plan, seats or interval would cost now, before it happens. */
export interface PlanQuote extends BillingTerms {
  kind: PlanChangeKind;
  /** One seat for one interval, in minor units. */
  unitMinor: number;
  lines: InvoiceLine[];
  /** On the lines. */
  taxes: TaxLine[];
  /** What is added to the amounts, now and later. */
  taxRule: TaxRule;
  /** Tax included. */
  dueMinor: number;
  effectiveAt: Date;
  /** When the full price is next taken; null when nothing will be. */
  renewsAt: Date | null;
  /** Whether a period begins now; otherwise the paid one goes on. */
  isNewPeriod: boolean;
}

export interface PlanChangeRequest {
  paid: PaidPeriod | null;
  wanted: BillingTerms;
  /** Null while no year is sold here. */
  yearlyDiscountPercent: number | null;
  now: Date;
  /** Without: nothing is added. */
  taxRule?: TaxRule;
}

/**
 * What the change costs. A first period is paid in full; what is dearer begins at once, for the days that are left of the
 * paid period (the present day counts); what is cheaper begins when that is over. From months to a year a year begins at
 * once, less the days that are left; from a year to months when the year is over. What is paid keeps its currency. Null
 * for what sales sells.
 */
export function quotePlan({
  paid,
  wanted,
  yearlyDiscountPercent,
  now,
  taxRule = NO_TAX,
}: PlanChangeRequest): PlanQuote | null {
  const terms = { ...wanted, ...(wanted.planId === 'starter' && FREE), currency: paid?.currency ?? wanted.currency };
  const unitMinor = seatMinor(terms, yearlyDiscountPercent) ?? paidUnit(paid, terms);
  if (unitMinor === null) return null;
  const nothing = { lines: [], taxes: [], taxRule, dueMinor: 0, effectiveAt: now, renewsAt: null, isNewPeriod: false };
  const quote = { ...terms, unitMinor, ...nothing };
  if (isSame(paid, terms)) return { ...quote, kind: 'none', renewsAt: paid?.endsAt ?? null };
  if (!paid) return begun({ ...quote, kind: 'start' }, []);
  if (isLater(paid, quote)) {
    return { ...quote, kind: 'downgrade', effectiveAt: paid.endsAt, renewsAt: unitMinor > 0 ? paid.endsAt : null };
  }
  const left = daysLeft(paid, now);
  const unused = {
    text: msg('Unused time on {terms}, {days}', { terms: termsText(paid), days: left.text }),
    amountMinor: -left.of(sumTotal(paid)),
    ...(paid.rates && { rates: paid.rates }),
  };
  if (paid.interval !== quote.interval) return begun({ ...quote, kind: 'upgrade' }, [unused]);
  const rest = { text: joinTexts([termsText(quote), left.text], ', '), amountMinor: left.of(sumTotal(quote)) };
  return withLines({ ...quote, kind: 'upgrade', renewsAt: paid.endsAt }, [rest, unused]);
}

/** What is free is free for one person, without an end. */
const FREE = { interval: 'month', seats: 1 } as const;

/** What is paid for goes on at its price where that is no longer sold. */
function paidUnit(paid: PaidPeriod | null, { planId, interval }: BillingTerms): number | null {
  return paid?.planId === planId && paid.interval === interval ? paid.unitMinor : null;
}

/** A whole period from now on, less what is refunded. */
function begun(quote: PlanQuote, given: InvoiceLine[]): PlanQuote {
  const { effectiveAt, interval, unitMinor } = quote;
  const renewsAt = periodEnd(effectiveAt, effectiveAt, interval);
  return withLines({ ...quote, renewsAt, isNewPeriod: true }, [periodLine(quote, unitMinor), ...given]);
}

function isSame(paid: PaidPeriod | null, { planId, interval, seats }: BillingTerms): boolean {
  if (!paid) return planId === 'starter';
  return planId === paid.planId && interval === paid.interval && seats === paid.seats;
}

/** Whether it waits for the end of what is paid: what is cheaper, and months after a year. */
function isLater(paid: PaidPeriod, wanted: BillingTerms & { unitMinor: number }): boolean {
  if (paid.interval === wanted.interval) return sumTotal(wanted) < sumTotal(paid);
  if (paid.interval === 'year') return true;
  return (monthlyMinor(wanted.planId, wanted.currency) ?? 0) * wanted.seats < sumTotal(paid);
}

function sumTotal({ unitMinor, seats }: { unitMinor: number; seats: number }): number {
  return unitMinor * seats;
}

function withLines(quote: PlanQuote, lines: InvoiceLine[]): PlanQuote {
  const { taxes, totalMinor } = invoiceTotals(lines, quote.taxRule.rates);
  return { ...quote, lines, taxes, dueMinor: totalMinor };
}

/** The days that are left of what is paid, in words and of an amount; the present one counts. */
function daysLeft({ startsAt, endsAt }: PaidPeriod, now: Date): { text: Text; of(amountMinor: number): number } {
  const whole = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
  const left = Math.min(whole, Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS)));
  return {
    text: msg('{whole, plural, one {{left} of # day} other {{left} of # days}}', { left, whole }),
    of: (amountMinor) => shareOfAmount(amountMinor, left, whole),
  };
}
