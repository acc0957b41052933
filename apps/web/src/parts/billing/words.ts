import type { BillingStateFragment, PlanKey as PlanKeyName } from '@tessera/client';
import {
  type BillingInterval,
  type Currency,
  ENTITLEMENTS,
  formatMinor,
  PLANS,
  type PlanKey,
  termsText,
} from '@tessera/domain';
import { t } from '@tessera/texts';
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
  return t('{interval, select, year {{termsText}, paid by the year} other {{termsText}, paid by the month}}', {
    termsText: termsText({ planId: toPlanKey(plan), seats }),
    interval: toInterval(interval),
  });
}

/** What comes next, in one sentence; null on the free plan. */
export function nextText(billing: BillingStateFragment): string | null {
  const { status, endsAt, nextPlan, nextPaymentMinor, currency } = billing;
  if (!endsAt) return null;
  const day = formatDate(endsAt, 'longDay');
  if (status === 'TRIAL')
    return t('Your trial ends on {day}. Nothing is charged, and you’re back on Starter then.', { day });
  if (status === 'PAST_DUE') return t('The last payment failed. The payment provider tries again.');
  if (nextPlan === 'STARTER') return t('Ends on {day}. You are back on Starter then, and keep everything.', { day });
  if (nextPlan) {
    const next = paidTermsText(nextPlan, billing.nextSeats ?? 1, billing.nextInterval ?? 'MONTH');
    return t('Until {day} it stays as it is. Then: {next}.', { day, next });
  }
  if (nextPaymentMinor === null || !currency) return t('Renews on {day}.', { day });
  const amount = formatMinor(nextPaymentMinor, toCurrency(currency));
  return t('Next payment: {amount} on {day}.', { amount, day });
}

/** '3 cards. This plan includes 1.', and what that means. */
export function cardsText({ plan, cardCount }: BillingStateFragment): string {
  const allowance = ENTITLEMENTS[toPlanKey(plan)].cards;
  const cards = t('{cardCount, plural, one {1 card} other {# cards}}', { cardCount });
  if (allowance === null) return t('{cards}. This plan has no limit.', { cards });
  const limit = t('{cards}. This plan includes {allowance}.', { cards, allowance });
  return cardCount > allowance
    ? t('{limit} You keep all of them: changing your plan deletes nothing.', { limit })
    : limit;
}
