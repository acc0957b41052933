import { expect, test } from 'vitest';
import { commissionMinor, commissionPercent } from './commission.ts';
import { PLANS } from './plans.ts';

test.each(PLANS)('$name pays what its line in the price list says', ({ key, commission }) => {
  const [, said = '0'] = /plus (\d+)%/.exec(commission ?? '') ?? [];
  expect(commissionPercent(key)).toBe(Number(said));
});

test.each([
  ['starter', 250_000, 0],
  ['growth', 250_000, 7_500],
  ['pro', 50, 2],
  ['pro', 16, 0],
  ['enterprise', 100_000_000_000, 3_000_000_000],
] as const)('%s on %i minor units is %i', (plan, amountMinor, due) => {
  expect(commissionMinor(plan, amountMinor)).toBe(due);
});
