import { msg, type Text } from '@tessera/texts';
import { ENTITLEMENTS, PLAN_NAMES, type PlanKey } from './entitlements.ts';
import type { NavigationIntent } from './origin-path.ts';

export type Currency = 'usd' | 'inr';

/** A line of a plan; `isSoon` while the product can't do it yet, which is then said beside it. */
export interface PlanLine {
  text: Text;
  isSoon?: true;
}

/** A price is in whole dollars or rupees a month. */
export interface Plan {
  key: PlanKey;
  name: Text;
  strap: Text;
  usd: { monthly: number | 'custom' };
  inr: { monthly: number | 'custom' };
  /** Shown with rupees only. */
  commission?: string;
  limits: readonly PlanLine[];
  features: readonly PlanLine[];
  isFeatured: boolean;
  cta: Text;
}

/** The name of the tag in a document of the site that says how many per cent a year costs less. */
export const YEARLY_DISCOUNT_META = 'yearly-discount';

/** Of what is paid through a deal's payment link, on the plans whose `commission` says so. */
export const COMMISSION_PERCENT = 3;
const COMMISSION = `plus ${COMMISSION_PERCENT}% commission per deal`;

/** The plans in the order in which they are shown. */
export const PLANS: readonly Plan[] = [
  {
    key: 'starter',
    name: PLAN_NAMES.starter,
    strap: msg('One card, free for as long as you like.'),
    usd: { monthly: 0 },
    inr: { monthly: 0 },
    limits: limitLines('starter'),
    features: [
      { text: cardsLine(ENTITLEMENTS.starter.cards) },
      { text: msg('Contacts, and leads from your card') },
      { text: msg('Share by QR code, link, WhatsApp and text') },
      { text: msg('Analytics: views, shares and engagement') },
      { text: supportLine('starter') },
    ],
    isFeatured: false,
    cta: msg('Start Free'),
  },
  {
    key: 'growth',
    name: PLAN_NAMES.growth,
    strap: msg('For professionals who meet people every day.'),
    usd: { monthly: 8 },
    inr: { monthly: 2499 },
    commission: COMMISSION,
    limits: limitLines('growth'),
    features: [
      { text: msg('Everything in Starter') },
      { text: cardsLine(ENTITLEMENTS.growth.cards) },
      { text: msg('Contacts CRM: reminders, saved filters, imports and merging') },
      { text: msg('CRM sync') },
      { text: supportLine('growth') },
    ],
    isFeatured: true,
    cta: msg('Subscribe Now'),
  },
  {
    key: 'pro',
    name: PLAN_NAMES.pro,
    strap: msg('For teams that share one brand.'),
    usd: { monthly: 25 },
    inr: { monthly: 4999 },
    commission: COMMISSION,
    limits: limitLines('pro'),
    features: [
      { text: msg('Everything in Growth') },
      { text: msg('Seats for your team') },
      { text: msg('API access') },
      { text: msg('Team brand kits') },
    ],
    isFeatured: false,
    cta: msg('Subscribe Now'),
  },
  {
    key: 'enterprise',
    name: PLAN_NAMES.enterprise,
    strap: msg('For large organisations.'),
    usd: { monthly: 'custom' },
    inr: { monthly: 'custom' },
    commission: COMMISSION,
    limits: limitLines('enterprise'),
    features: [
      { text: msg('Everything in Professional') },
      {
        text: msg('API access at {times} times the rate', {
          times: ENTITLEMENTS.enterprise.apiPointsPerMinute / ENTITLEMENTS.pro.apiPointsPerMinute,
        }),
      },
      { text: supportLine('enterprise') },
      { text: msg('SSO and SCIM'), isSoon: true },
      { text: msg('Custom domains'), isSoon: true },
    ],
    isFeatured: false,
    cta: msg('Contact Sales'),
  },
];

/** 'Up to 5 deals per month', '5 active listings', '3 featured listings per month'; what a plan lacks is left out. */
function limitLines(plan: PlanKey): PlanLine[] {
  const { dealsPerMonth, listings, featuredListingsPerMonth } = ENTITLEMENTS[plan];
  const lines = [
    dealsPerMonth === null ? msg('Unlimited deals') : msg('Up to {dealsPerMonth} deals per month', { dealsPerMonth }),
    listings === null
      ? msg('Unlimited active listings')
      : msg('{count, plural, one {# active listing} other {# active listings}}', { count: listings }),
    featuredListingsPerMonth !== 0 &&
      msg('{featuredListingsPerMonth} featured listings per month', { featuredListingsPerMonth }),
  ];
  return lines.flatMap((text) => (text ? [{ text }] : []));
}

/** '1 card', 'Unlimited cards'. */
function cardsLine(count: number | null): Text {
  return count === null ? msg('Unlimited cards') : msg('{count, plural, one {# card} other {# cards}}', { count });
}

function supportLine(plan: PlanKey): Text {
  const { support } = ENTITLEMENTS[plan];
  if (support === 'Business hours') return msg('Business-hours support');
  return support === 'Priority' ? msg('Priority support') : msg('24x7 support');
}

const MONEY: Record<Currency, { sign: string; locale: string; suffix: Text }> = {
  usd: { sign: '$', locale: 'en-US', suffix: msg('/mo') },
  inr: { sign: '₹', locale: 'en-IN', suffix: msg('/month') },
};

/** 2499 in rupees → '₹2,499', 1234567 → '₹12,34,567'; whole units. */
export function formatMoney(amount: number, currency: Currency): string {
  const { sign, locale } = MONEY[currency];
  return sign + amount.toLocaleString(locale, { maximumFractionDigits: 0 });
}

/** '$8' and '/mo', '₹2,499' and '/month'; 'Custom' has no suffix. */
export function planPrice(plan: Plan, currency: Currency): { amount: Text; suffix: Text } {
  const { monthly } = plan[currency];
  if (monthly === 'custom') return { amount: msg('Custom'), suffix: '' };
  return { amount: formatMoney(monthly, currency), suffix: MONEY[currency].suffix };
}

/** Where a chosen plan leads; `intent` is what the visitor takes along to sign in or up. */
export type PlanTarget =
  | { screen: 'contact' | 'dashboard' }
  | { screen: 'billing'; planId: PlanKey; isTrial: boolean }
  | { screen: 'signin' | 'signup'; intent: NavigationIntent };

/** Where the button of a plan leads. */
export function planTarget(planId: PlanKey, isSignedIn: boolean): PlanTarget {
  if (planId === 'enterprise') return { screen: 'contact' };
  if (planId === 'starter') {
    return isSignedIn ? { screen: 'dashboard' } : { screen: 'signup', intent: { type: 'start-free' } };
  }
  if (isSignedIn) return { screen: 'billing', planId, isTrial: false };
  return { screen: 'signin', intent: { type: 'checkout', planId } };
}

/** Where the trial button of the pricing page leads: the trial is one of the plan `pro`. */
export function trialTarget(isSignedIn: boolean): PlanTarget {
  if (isSignedIn) return { screen: 'billing', planId: 'pro', isTrial: true };
  return { screen: 'signin', intent: { type: 'trial', planId: 'pro' } };
}
