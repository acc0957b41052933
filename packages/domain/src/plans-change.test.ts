import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceNumber, invoiceTotals } from './invoice.ts';
import { formatMinor, shareOfAmount } from './money.ts';
import { addMonths, monthEnd, monthlyMinor, type PaidPeriod, quotePlan } from './plans-change.ts';

const day = (text: string) => new Date(`${text}T09:00:00.000Z`);
const growth: PaidPeriod = {
  planId: 'growth',
  currency: 'usd',
  startsAt: day('2026-11-01'),
  endsAt: day('2026-12-01'),
};

describe('a change of plan', () => {
  test('from the free plan costs the first month', () => {
    const quote = quotePlan({ paid: null, planId: 'growth', currency: 'inr', now: day('2026-11-10') });
    expect(quote).toEqual({
      kind: 'start',
      planId: 'growth',
      currency: 'inr',
      lines: [{ text: 'Growth, one month', amountMinor: 249_900 }],
      dueMinor: 249_900,
      effectiveAt: day('2026-11-10'),
      renewsAt: day('2026-12-10'),
    });
  });

  test('to a dearer one costs the difference for the days that are left, in the paid currency', () => {
    const quote = quotePlan({ paid: growth, planId: 'pro', currency: 'inr', now: day('2026-11-21') });
    expect(quote).toMatchObject({ kind: 'upgrade', currency: 'usd', dueMinor: 566, renewsAt: growth.endsAt });
    expect(quote?.lines).toEqual([
      { text: 'Professional, 10 of 30 days', amountMinor: 833 },
      { text: 'Unused time on Growth, 10 of 30 days', amountMinor: -267 },
    ]);
  });

  test.each([
    ['on the first day', '2026-11-01', 1700],
    ['after the month is over', '2026-12-05', 0],
  ])('%s (%s) costs %d', (_name, now, dueMinor) => {
    expect(quotePlan({ paid: growth, planId: 'pro', currency: 'usd', now: day(now) })?.dueMinor).toBe(dueMinor);
  });

  test('to a cheaper one costs nothing and comes when the month is over', () => {
    const pro = { ...growth, planId: 'pro' } as const;
    const now = day('2026-11-10');
    expect(quotePlan({ paid: pro, planId: 'growth', currency: 'usd', now })).toMatchObject({
      kind: 'downgrade',
      dueMinor: 0,
      effectiveAt: growth.endsAt,
      renewsAt: growth.endsAt,
    });
    expect(quotePlan({ paid: pro, planId: 'starter', currency: 'usd', now })).toMatchObject({ renewsAt: null });
  });

  test('to the same plan is none, and sales sells Enterprise', () => {
    const now = day('2026-11-10');
    expect(quotePlan({ paid: growth, planId: 'growth', currency: 'usd', now })?.kind).toBe('none');
    expect(quotePlan({ paid: null, planId: 'starter', currency: 'usd', now })?.kind).toBe('none');
    expect(quotePlan({ paid: null, planId: 'enterprise', currency: 'usd', now })).toBeNull();
  });

  test('never costs less than nothing or more than the dearer month, whenever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 40 }),
        fc.constantFrom('usd' as const, 'inr' as const),
        (after, currency) => {
          const now = new Date(growth.startsAt.getTime() + after * 86_400_000);
          const quote = quotePlan({ paid: { ...growth, currency }, planId: 'pro', currency, now });
          expect(quote?.dueMinor).toBeGreaterThanOrEqual(0);
          expect(quote?.dueMinor).toBeLessThanOrEqual(monthlyMinor('pro', currency) ?? 0);
          expect(quote?.dueMinor).toBe(invoiceTotals(quote?.lines ?? []).totalMinor);
        },
      ),
    );
  });
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-10-31', 13, '2027-11-30'],
  ])('%s and %d months later is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  test('a short one shortens no other', () => {
    const anchor = day('2026-01-31');
    expect(monthEnd(anchor, anchor)).toEqual(day('2026-02-28'));
    expect(monthEnd(anchor, day('2026-02-28'))).toEqual(day('2026-03-31'));
  });
});

describe('money', () => {
  test.each([
    [800, 'usd', '$8.00'],
    [-267, 'usd', '−$2.67'],
    [5, 'usd', '$0.05'],
    [123_456_789, 'inr', '₹12,34,567.89'],
  ] as const)('%d minor units of %s are written %s', (amount, currency, text) => {
    expect(formatMinor(amount, currency)).toBe(text);
  });

  test.each([
    [2500, 10, 30, 833],
    [800, 10, 30, 267],
    [1, 1, 2, 1],
    [800, 0, 30, 0],
  ])('of %d the share %d/%d is %d', (amount, part, whole, share) => {
    expect(shareOfAmount(amount, part, whole)).toBe(share);
  });

  test('invoices are numbered by issuer', () => {
    expect([invoiceNumber('test', 7), invoiceNumber('stripe', 1_234_567)]).toEqual(['TEST-000007', 'TES-1234567']);
  });
});
