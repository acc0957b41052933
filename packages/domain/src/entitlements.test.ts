import { expect, test } from 'vitest';
import { ENTITLEMENTS, PLAN_KEYS, type PlanFeature } from './entitlements.ts';
import { PLAN_FEATURES } from './plan-limit.ts';

test.each<[PlanFeature, (number | boolean | null)[]]>([
  ['cards', [1, null, null, null]],
  ['listings', [5, 15, 50, null]],
  ['featuredListingsPerMonth', [0, 3, 10, 10]],
  ['dealsPerMonth', [5, 15, 50, null]],
  ['contactsCrm', [false, true, true, true]],
  ['crmSync', [false, true, true, true]],
  ['brandKits', [false, false, true, true]],
  ['apiAccess', [false, false, true, true]],
  ['seats', [1, 1, 500, 500]],
])('the plans include of %s: %j', (feature, values) => {
  expect(PLAN_KEYS.map((plan) => ENTITLEMENTS[plan][feature])).toEqual(values);
});

test('a dearer plan never includes less', () => {
  for (const feature of PLAN_FEATURES) {
    for (const [index, plan] of PLAN_KEYS.slice(1).entries()) {
      const cheaper = PLAN_KEYS[index] ?? expect.fail();
      const [less, more] = [ENTITLEMENTS[cheaper][feature], ENTITLEMENTS[plan][feature]];
      expect(more === null || (less !== null && Number(more) >= Number(less)), `${feature} of ${plan}`).toBe(true);
    }
  }
});
