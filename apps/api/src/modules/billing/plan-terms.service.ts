import { AppError, type BillingTerms, type PaidPeriod, seatMinor } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { PricedTerms } from './provider.ts';
import type { SubscriptionRow } from './subscription.entity.ts';
import type { Pricing } from './tax.service.ts';

/** What follows the paid period. */
export type NextTerms = Pick<BillingTerms, 'planId' | 'interval' | 'seats'>;

/** The period that is paid for here; null on the free plan, in a trial and for what sales arranged. */
export function readPaidPeriod(row: SubscriptionRow | null): PaidPeriod | null {
  if (!row || row.status === 'free' || row.status === 'trial' || isArranged(row)) return null;
  const { planId, interval, seats, currency, startsAt, endsAt } = row;
  return { planId, interval, seats, currency, startsAt, endsAt, unitMinor: row.unitMinor ?? seatMinor(row, null) ?? 0 };
}

/** Whether sales arranged the plan that runs. It is neither paid for nor changed here. */
function isArranged({ planId, status }: Pick<SubscriptionRow, 'planId' | 'status'>): boolean {
  return planId === 'enterprise' && status === 'active';
}

/** CONFLICT while sales arranged the plan that runs. */
export function assertOwnPlan(row: SubscriptionRow | null): void {
  if (row && isArranged(row)) {
    throw new AppError('CONFLICT', msg('Sales arranged your plan with you. Contact sales to change it.'));
  }
}

/** What is taken when the paid period is over, at the price of today. */
export function readNextTerms(row: SubscriptionRow, pricing: Pricing): PricedTerms {
  const { planId, interval, seats } = row;
  const next = {
    planId: row.nextPlanId ?? planId,
    interval: row.nextInterval ?? interval,
    seats: row.nextSeats ?? seats,
  };
  return priced(row, next, pricing);
}

/** The terms with their price of today; what is no longer sold goes on at the price that was paid. */
export function priced(
  row: SubscriptionRow,
  next: NextTerms,
  { yearlyDiscountPercent, taxRule, details }: Pricing,
): PricedTerms {
  const terms = { ...next, currency: row.currency };
  return { ...terms, unitMinor: seatMinor(terms, yearlyDiscountPercent) ?? row.unitMinor ?? 0, taxRule, details };
}

/** The columns for what follows; null: it goes on as it is. */
export function nextColumns(
  next: NextTerms | null,
): Pick<SubscriptionRow, 'nextPlanId' | 'nextInterval' | 'nextSeats'> {
  return { nextPlanId: next?.planId ?? null, nextInterval: next?.interval ?? null, nextSeats: next?.seats ?? null };
}
