import { msg, type Text } from '@tessera/texts';
import { PLAN_NAMES, type PlanKey } from './entitlements.ts';
import type { InvoiceLine } from './invoice.ts';
import { MINOR_UNITS, shareOfAmount } from './money.ts';
import { type Currency, PLANS } from './plans.ts';

/** How long what is paid at once lasts. */
export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** Per cent that a year may cost less than its twelve months. More, and a year could cost less than a month's rest. */
export const YEARLY_DISCOUNT = { least: 1, most: 90 } as const;

const MONTHS = { month: 1, year: 12 } as const;

/** What is paid for: a plan, for how many people, and how long at a time. */
export interface BillingTerms {
  planId: PlanKey;
  interval: BillingInterval;
  seats: number;
  currency: Currency;
}

/** A month of the plan in minor units; null where sales says what it costs. */
export function monthlyMinor(planId: PlanKey, currency: Currency): number | null {
  const monthly = PLANS.find(({ key }) => key === planId)?.[currency].monthly;
  return typeof monthly === 'number' ? monthly * MINOR_UNITS : null;
}

/**
 * One seat for one interval in minor units; a year is twelve months less the discount, half a unit rounded up. Null
 * where sales says what it costs: of Enterprise, and of a year while no discount is set.
 */
export function seatMinor(
  { planId, interval, currency }: Pick<BillingTerms, 'planId' | 'interval' | 'currency'>,
  yearlyDiscountPercent: number | null,
): number | null {
  const monthly = monthlyMinor(planId, currency);
  if (monthly === null || interval === 'month') return monthly;
  return yearlyDiscountPercent === null ? null : shareOfAmount(monthly * 12, 100 - yearlyDiscountPercent, 100);
}

/** 'Growth'. */
export function planName(planId: PlanKey): Text {
  return PLAN_NAMES[planId];
}

/** 'Growth', 'Growth, 3 seats'. */
export function termsText({ planId, seats }: Pick<BillingTerms, 'planId' | 'seats'>): Text {
  return seats === 1 ? planName(planId) : msg('{planName}, {seats} seats', { planName: planName(planId), seats });
}

/** The line of a whole month or year. */
export function periodLine(terms: Pick<BillingTerms, 'planId' | 'seats' | 'interval'>, unitMinor: number): InvoiceLine {
  return {
    text: msg('{interval, select, year {{termsText}, one year} other {{termsText}, one month}}', {
      termsText: termsText(terms),
      interval: terms.interval,
    }),
    amountMinor: unitMinor * terms.seats,
  };
}

/** The same day of a later month (UTC), or that month's last where it has no such day: 31 January → 28 February. */
export function addMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  // A day that the month lacks rolls over into the next one.
  if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0);
  return date;
}

/** The end of the period that begins at `startsAt`, counted from the first one, so that short months shorten no other. */
export function periodEnd(anchorAt: Date, startsAt: Date, interval: BillingInterval): Date {
  const years = startsAt.getUTCFullYear() - anchorAt.getUTCFullYear();
  const months = years * 12 + startsAt.getUTCMonth() - anchorAt.getUTCMonth();
  return addMonths(anchorAt, months + MONTHS[interval]);
}
