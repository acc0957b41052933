import { describe, expect, test } from 'vitest';
import { addMonths, periodEnd, periodLine, seatMinor } from './billing-terms.ts';

const day = (text: string) => new Date(`${text}T09:00:00.000Z`);

describe('months and years', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-10-31', 13, '2027-11-30'],
  ])('%s and %d months later is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  test.each([
    ['2026-01-31', '2026-01-31', 'month', '2026-02-28'],
    ['2026-01-31', '2026-02-28', 'month', '2026-03-31'],
    ['2028-02-29', '2028-02-29', 'year', '2029-02-28'],
    ['2028-02-29', '2031-02-28', 'year', '2032-02-29'],
    ['2027-01-31', '2028-01-31', 'month', '2028-02-29'],
  ] as const)('counted from %s, what begins at %s and lasts a %s ends at %s', (anchor, startsAt, interval, endsAt) => {
    expect(periodEnd(day(anchor), day(startsAt), interval)).toEqual(day(endsAt));
  });
});

test.each([
  ['growth', 'month', 20, 800],
  ['growth', 'year', 20, 7680],
  ['growth', 'year', 33, 6432],
  ['pro', 'year', 17, 24_900],
  ['pro', 'year', null, null],
  ['enterprise', 'month', 20, null],
] as const)('a seat of %s for a %s at %j per cent off costs %j', (planId, interval, discount, amount) => {
  expect(seatMinor({ planId, interval, currency: 'usd' }, discount)).toBe(amount);
});

test.each([
  [1, 'month', 'Growth, one month', 800],
  [3, 'year', 'Growth, 3 seats, one year', 2400],
] as const)('%d seats for a %s are written %s', (seats, interval, text, amountMinor) => {
  expect(periodLine({ planId: 'growth', seats, interval }, 800)).toEqual({ text, amountMinor });
});
