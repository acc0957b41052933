import { expect, test } from 'vitest';
import { ENTITLEMENTS, isIncluded, PLAN_FEATURES, PLAN_KEYS, type PlanFeature, type PlanKey } from './entitlements.ts';

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
