import type { BillingStateFragment, PlanKey as PlanKeyName } from '@tessera/client';
import { type BillingInterval, type Currency, ENTITLEMENTS, PLANS, type PlanKey, termsText } from '@tessera/domain';
import { formatDate } from '../../locale/format.ts';

/** 'PRO' → 'pro', as the table of plans calls it. */
export function toPlanKey(name: PlanKeyName): PlanKey {
  return PLANS.find(({ key }) => key.toUpperCase() === name)?.key ?? 'starter';
}

/** 'pro' → 'PRO', as the API calls it. */
export function toPlanName(key: PlanKey): PlanKeyName {
  return key.toUpperCase() as PlanKeyName;
}

/** 'usd' → 'USD', as the API calls it. */
export function toCurrencyName(currency: Currency): Uppercase<Currency> {
  return currency === 'inr' ? 'INR' : 'USD';
}

export function toCurrency(name: Uppercase<Currency>): Currency {
  return name === 'INR' ? 'inr' : 'usd';
}

/** 'MONTH' → 'month'. */
export function toInterval(name: Uppercase<BillingInterval>): BillingInterval {
  return name === 'YEAR' ? 'year' : 'month';
}

/** 'month' → 'MONTH'. */
export function toIntervalName(interval: BillingInterval): Uppercase<BillingInterval> {
  return interval === 'year' ? 'YEAR' : 'MONTH';
}

/** 'Growth, 3 seats, paid by the month'. */
function paidTermsText(plan: PlanKeyName, seats: number, interval: Uppercase<BillingInterval>): string {
  return `${termsText({ planId: toPlanKey(plan), seats })}, paid by the ${toInterval(interval)}`;
}

/** What comes next, in one sentence; null on the free plan. */
export function nextText(billing: BillingStateFragment): string | null {
  const { status, endsAt, nextPlan } = billing;
  if (!endsAt) return null;
  const day = formatDate(endsAt, 'longDay');
  if (status === 'TRIAL') return `Your trial ends on ${day}. Nothing is charged; you are back on Starter then.`;
  if (status === 'PAST_DUE') return 'The last payment failed. The payment provider tries again.';
  if (nextPlan === 'STARTER') return `Ends on ${day}. You are back on Starter then, and keep everything.`;
  if (nextPlan) {
    const next = paidTermsText(nextPlan, billing.nextSeats ?? 1, billing.nextInterval ?? 'MONTH');
    return `Until ${day} it stays as it is. Then: ${next}.`;
  }
  return `Renews on ${day}.`;
}

/** '3 cards. This plan includes 1.', and what that means. */
export function cardsText({ plan, cardCount }: BillingStateFragment): string {
  const allowance = ENTITLEMENTS[toPlanKey(plan)].cards;
  const cards = cardCount === 1 ? '1 card' : `${cardCount} cards`;
  if (allowance === null) return `${cards}. This plan has no limit.`;
  const limit = `${cards}. This plan includes ${allowance}.`;
  return cardCount > allowance ? `${limit} You keep all of them: changing your plan deletes nothing.` : limit;
}
