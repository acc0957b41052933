import { describe, expect, test } from 'vitest';
import type { PlanKey } from './entitlements.ts';
import { afterSignIn } from './origin-path.ts';
import { type Currency, formatMoney, PLANS, planPrice, planTarget, trialTarget } from './plans.ts';

const plan = (key: PlanKey) => PLANS.find((item) => item.key === key) ?? expect.fail(`no plan ${key}`);

test('the plans stand in this order, under these names and with these buttons', () => {
  expect(PLANS.map(({ key, name, cta }) => [key, name, cta])).toEqual([
    ['starter', 'Starter', 'Start Free'],
    ['growth', 'Growth', 'Subscribe Now'],
    ['pro', 'Professional', 'Subscribe Now'],
    ['enterprise', 'Enterprise', 'Contact Sales'],
  ]);
});

test('only Growth is featured', () => {
  expect(PLANS.filter(({ isFeatured }) => isFeatured)).toEqual([plan('growth')]);
});

test.each<[PlanKey, Currency, string, string]>([
  ['starter', 'usd', '$0', '/mo'],
  ['growth', 'usd', '$8', '/mo'],
  ['pro', 'usd', '$25', '/mo'],
  ['enterprise', 'usd', 'Custom', ''],
  ['starter', 'inr', '₹0', '/month'],
  ['growth', 'inr', '₹2,499', '/month'],
  ['pro', 'inr', '₹4,999', '/month'],
  ['enterprise', 'inr', 'Custom', ''],
])('%s costs in %s: %s%s', (key, currency, amount, suffix) => {
  expect(planPrice(plan(key), currency)).toEqual({ amount, suffix });
});

test.each<[number, Currency, string]>([
  [99999, 'inr', '₹99,999'],
  [100000, 'inr', '₹1,00,000'],
  [1234567, 'inr', '₹12,34,567'],
  [1234567, 'usd', '$1,234,567'],
])('%d in %s is written %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('every plan but the free one takes 3% of a deal', () => {
  expect(PLANS.map(({ commission }) => commission)).toEqual([
    undefined,
    'plus 3% commission per deal',
    'plus 3% commission per deal',
    'plus 3% commission per deal',
  ]);
});

test.each<[PlanKey, string[]]>([
  ['starter', ['Up to 5 deals per month', '5 active listings']],
  ['growth', ['Up to 15 deals per month', '15 active listings', '3 featured listings per month']],
  ['pro', ['Up to 50 deals per month', '50 active listings', '10 featured listings per month']],
  ['enterprise', ['Unlimited deals', 'Unlimited active listings', '10 featured listings per month']],
])('%s has the limits %j', (key, limits) => {
  expect(plan(key).limits.map(({ text }) => text)).toEqual(limits);
});

describe('a chosen plan', () => {
  test.each<[PlanKey, ReturnType<typeof planTarget>, ReturnType<typeof planTarget>]>([
    ['enterprise', { screen: 'contact' }, { screen: 'contact' }],
    ['starter', { screen: 'signup', intent: { type: 'start-free' } }, { screen: 'dashboard' }],
    [
      'growth',
      { screen: 'signin', intent: { type: 'checkout', planId: 'growth' } },
      { screen: 'billing', planId: 'growth', isTrial: false },
    ],
    [
      'pro',
      { screen: 'signin', intent: { type: 'checkout', planId: 'pro' } },
      { screen: 'billing', planId: 'pro', isTrial: false },
    ],
  ])('%s leads signed out to %j and signed in to %j', (key, signedOut, signedIn) => {
    expect(planTarget(key, false)).toEqual(signedOut);
    expect(planTarget(key, true)).toEqual(signedIn);
  });

  test('is not forgotten while the visitor signs in', () => {
    const target = planTarget('growth', false);
    expect(target.screen === 'signin' && afterSignIn(target.intent, '/pricing')).toBe('/dashboard/billing?plan=growth');
  });
});

test('the trial is one of Professional', () => {
  expect(trialTarget(false)).toEqual({ screen: 'signin', intent: { type: 'trial', planId: 'pro' } });
  expect(trialTarget(true)).toEqual({ screen: 'billing', planId: 'pro', isTrial: true });
});
