import { type InvoiceLine, invoiceTotals } from './invoice.ts';
import { MINOR_UNITS, shareOfAmount } from './money.ts';
import { type Currency, PLANS, type PlanKey } from './plans.ts';

const DAY_MS = 86_400_000;

/** How long Professional can be tried, without a card and once an account. */
export const TRIAL_DAYS = 14;

/** Cards of a plan, null for no limit. Shown and never enforced: a change of plan deletes nothing. */
export const CARD_ALLOWANCE: Record<PlanKey, number | null> = { starter: 1, growth: null, pro: null, enterprise: null };

/** The plans that can be paid for here, the cheapest first. */
export const PAID_PLANS = ['growth', 'pro'] as const;

/** A month that is paid for. */
export interface PaidPeriod {
  planId: PlanKey;
  currency: Currency;
  startsAt: Date;
  endsAt: Date;
}

/**
 * `start`: a first month. `upgrade`: at once, for the days that are left. `downgrade`: when the paid month is over.
 * `none`: that is the plan already.
 */
export type PlanChangeKind = 'start' | 'upgrade' | 'downgrade' | 'none';

/** What a change of plan would cost now, before it happens. */
export interface PlanQuote {
  kind: PlanChangeKind;
  planId: PlanKey;
  currency: Currency;
  lines: InvoiceLine[];
  dueMinor: number;
  effectiveAt: Date;
  /** When the plan's full price is next taken; null when nothing will be. */
  renewsAt: Date | null;
}

/** A month of the plan in minor units; null where sales says what it costs. */
export function monthlyMinor(planId: PlanKey, currency: Currency): number | null {
  const monthly = PLANS.find(({ key }) => key === planId)?.[currency].monthly;
  return typeof monthly === 'number' ? monthly * MINOR_UNITS : null;
}

/**
 * What the change costs: a first month in full, an upgrade the difference for the days that are left of the paid month
 * (the present day counts), a downgrade nothing. A paid month keeps its currency. Null for plans that sales sells.
 */
export function quotePlan(change: {
  paid: PaidPeriod | null;
  planId: PlanKey;
  currency: Currency;
  now: Date;
}): PlanQuote | null {
  const { paid, planId, now } = change;
  const currency = paid?.currency ?? change.currency;
  const price = monthlyMinor(planId, currency);
  if (price === null) return null;
  const quote = { planId, currency, lines: [], dueMinor: 0, effectiveAt: now, renewsAt: null };
  if (planId === (paid?.planId ?? 'starter')) return { ...quote, kind: 'none', renewsAt: paid?.endsAt ?? null };
  if (!paid) return withLines({ ...quote, kind: 'start', renewsAt: addMonths(now, 1) }, [monthLine(planId, price)]);
  const present = monthlyMinor(paid.planId, currency) ?? 0;
  if (price < present) {
    return { ...quote, kind: 'downgrade', effectiveAt: paid.endsAt, renewsAt: price > 0 ? paid.endsAt : null };
  }
  const { left, whole } = daysLeft(paid, now);
  const days = `${left} of ${whole} ${whole === 1 ? 'day' : 'days'}`;
  return withLines({ ...quote, kind: 'upgrade', renewsAt: paid.endsAt }, [
    { text: `${planName(planId)}, ${days}`, amountMinor: shareOfAmount(price, left, whole) },
    { text: `Unused time on ${planName(paid.planId)}, ${days}`, amountMinor: -shareOfAmount(present, left, whole) },
  ]);
}

/** The line of a whole month. */
export function monthLine(planId: PlanKey, amountMinor: number): InvoiceLine {
  return { text: `${planName(planId)}, one month`, amountMinor };
}

/** 'Growth'. */
export function planName(planId: PlanKey): string {
  return PLANS.find(({ key }) => key === planId)?.name ?? planId;
}

/** The same day of a later month (UTC), or that month's last where it has no such day: 31 January → 28 February. */
export function addMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  // A day that the month lacks rolls over into the next one.
  if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0);
  return date;
}

/** The end of the month that begins at `startsAt`, counted from the first one, so that short months shorten no other. */
export function monthEnd(anchorAt: Date, startsAt: Date): Date {
  const years = startsAt.getUTCFullYear() - anchorAt.getUTCFullYear();
  const months = years * 12 + startsAt.getUTCMonth() - anchorAt.getUTCMonth();
  return addMonths(anchorAt, months + 1);
}

function withLines(quote: Omit<PlanQuote, 'lines' | 'dueMinor'>, lines: InvoiceLine[]): PlanQuote {
  return { ...quote, lines, dueMinor: invoiceTotals(lines).totalMinor };
}

function daysLeft({ startsAt, endsAt }: PaidPeriod, now: Date): { left: number; whole: number } {
  const whole = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
  return { left: Math.min(whole, Math.max(0, left)), whole };
}
