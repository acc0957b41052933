import { describe, expect, test } from 'vitest';
import type { PlanFeature, PlanKey } from './entitlements.ts';
import { isIncluded, planLimit } from './plan-limit.ts';

test.each<[PlanKey, PlanFeature, number, boolean]>([
  ['starter', 'cards', 0, true],
  ['starter', 'cards', 1, false],
  ['growth', 'cards', 999, true],
  ['starter', 'featuredListingsPerMonth', 0, false],
  ['growth', 'brandKits', 0, false],
  ['pro', 'brandKits', 3, true],
])('%s includes %s when there are %d: %s', (plan, feature, count, expected) => {
  expect(isIncluded(plan, feature, count)).toBe(expected);
});

describe('PLAN_LIMIT names the limit and the cheapest plan with more:', () => {
  test.each<[PlanFeature, PlanKey, object, string]>([
    [
      'cards',
      'starter',
      { limit: 1, plan: 'growth' },
      'Starter includes 1 card. Upgrade to Growth for unlimited cards.',
    ],
    [
      'dealsPerMonth',
      'growth',
      { limit: 15, plan: 'pro' },
      'Growth includes 15 deals a month. Upgrade to Professional for 50 deals a month.',
    ],
    [
      'featuredListingsPerMonth',
      'starter',
      { limit: 0, plan: 'growth' },
      'Starter includes no featured listings a month. Upgrade to Growth for 3 featured listings a month.',
    ],
    [
      'featuredListingsPerMonth',
      'pro',
      { limit: 10, plan: null },
      'Professional includes 10 featured listings a month. No plan includes more.',
    ],
    [
      'crmSync',
      'starter',
      { limit: 0, plan: 'growth' },
      'Starter doesn’t include CRM sync. Upgrade to Growth to use CRM sync.',
    ],
    [
      'brandKits',
      'growth',
      { limit: 0, plan: 'pro' },
      'Growth doesn’t include brand kits. Upgrade to Professional to use brand kits.',
    ],
    ['seats', 'growth', { limit: 1, plan: 'pro' }, 'Growth includes 1 seat. Upgrade to Professional for 500 seats.'],
  ])('%s on %s', (feature, plan, details, text) => {
    const error = planLimit(feature, plan);
    expect(error).toMatchObject({ code: 'PLAN_LIMIT', status: 402, message: text });
    expect(error.details).toEqual({ feature, ...details });
  });
});
