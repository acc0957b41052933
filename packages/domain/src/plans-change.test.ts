import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillingTerms, seatMinor } from './billing-terms.ts';
import { MOST_SEATS } from './entitlements.ts';
import { invoiceTotals } from './invoice.ts';
import { type PaidPeriod, type PlanChangeRequest, quotePlan } from './plans-change.ts';

const day = (text: string) => new Date(`${text}T09:00:00.000Z`);
const DISCOUNT = 20;
const growth: PaidPeriod = {
  planId: 'growth',
  interval: 'month',
  seats: 1,
  currency: 'usd',
  unitMinor: 800,
  startsAt: day('2026-11-01'),
  endsAt: day('2026-12-01'),
};
const yearly: PaidPeriod = { ...growth, interval: 'year', unitMinor: 7680, endsAt: day('2027-11-01') };

/** One seat of a month in dollars, unless it is said otherwise. */
function quote(
  paid: PaidPeriod | null,
  wanted: Partial<BillingTerms> & Pick<BillingTerms, 'planId'>,
  on: string,
  more: Partial<PlanChangeRequest> = {},
) {
  const terms = { interval: 'month', seats: 1, currency: 'usd', ...wanted } as const;
  return quotePlan({ paid, wanted: terms, yearlyDiscountPercent: DISCOUNT, now: day(on), ...more });
}

describe('a change of plan', () => {
  test('from the free plan costs the first month', () => {
    expect(quote(null, { planId: 'growth', currency: 'inr' }, '2026-11-10')).toEqual({
      kind: 'start',
      planId: 'growth',
      interval: 'month',
      seats: 1,
      currency: 'inr',
      unitMinor: 249_900,
      lines: [{ text: 'Growth, one month', amountMinor: 249_900 }],
      taxes: [],
      taxRule: { rates: [], note: null },
      dueMinor: 249_900,
      effectiveAt: day('2026-11-10'),
      renewsAt: day('2026-12-10'),
      isNewPeriod: true,
    });
  });

  test('to a dearer one costs the difference for the days that are left, in the paid currency', () => {
    const found = quote(growth, { planId: 'pro', currency: 'inr' }, '2026-11-21');
    expect(found).toMatchObject({ kind: 'upgrade', currency: 'usd', dueMinor: 566, renewsAt: growth.endsAt });
    expect(found?.lines).toEqual([
      { text: 'Professional, 10 of 30 days', amountMinor: 833 },
      { text: 'Unused time on Growth, 10 of 30 days', amountMinor: -267 },
    ]);
  });

  test('gives unused time back with the tax that was paid on it, whatever the tax is now', () => {
    const vat = [{ kind: 'VAT', rateBp: 1900 }] as const;
    const find = (rates: PaidPeriod['rates'], taxRule: PlanChangeRequest['taxRule']) =>
      quote({ ...growth, ...(rates && { rates }) }, { planId: 'pro' }, '2026-11-21', taxRule && { taxRule });
    const given = find(vat, { rates: [], note: 'reverseCharge' });
    expect(given).toMatchObject({ dueMinor: 566 - 51, taxes: [{ kind: 'VAT', rateBp: 1900, amountMinor: -51 }] });
    const none = find([], { rates: vat, note: null });
    expect(none).toMatchObject({ dueMinor: 566 + 158, taxes: [{ kind: 'VAT', rateBp: 1900, amountMinor: 158 }] });
    expect(find(vat, { rates: vat, note: null })?.dueMinor).toBe(find(undefined, { rates: vat, note: null })?.dueMinor);
  });

  test.each([
    ['on the first day', '2026-11-01', 1700],
    ['after the month is over', '2026-12-05', 0],
  ])('%s (%s) costs %d', (_name, now, dueMinor) => {
    expect(quote(growth, { planId: 'pro' }, now)?.dueMinor).toBe(dueMinor);
  });

  test('to a cheaper one costs nothing and comes when the month is over', () => {
    const pro = { ...growth, planId: 'pro', unitMinor: 2500 } as const;
    expect(quote(pro, { planId: 'growth' }, '2026-11-10')).toMatchObject({
      kind: 'downgrade',
      dueMinor: 0,
      effectiveAt: growth.endsAt,
      renewsAt: growth.endsAt,
    });
    expect(quote(pro, { planId: 'starter' }, '2026-11-10')).toMatchObject({ kind: 'downgrade', renewsAt: null });
  });

  test('to the same plan is none, and sales sells Enterprise', () => {
    expect(quote(growth, { planId: 'growth' }, '2026-11-10')?.kind).toBe('none');
    expect(quote(null, { planId: 'starter' }, '2026-11-10')?.kind).toBe('none');
    expect(quote(null, { planId: 'enterprise' }, '2026-11-10')).toBeNull();
  });
});

describe('seats', () => {
  test('are added for the days that are left', () => {
    const found = quote(growth, { planId: 'growth', seats: 3 }, '2026-11-21');
    expect(found).toMatchObject({ kind: 'upgrade', dueMinor: 533, renewsAt: growth.endsAt, isNewPeriod: false });
    expect(found?.lines).toEqual([
      { text: 'Growth, 3 seats, 10 of 30 days', amountMinor: 800 },
      { text: 'Unused time on Growth, 10 of 30 days', amountMinor: -267 },
    ]);
  });

  test('are taken away when the paid month is over, and nothing is paid back', () => {
    const three = { ...growth, seats: 3 };
    expect(quote(three, { planId: 'growth', seats: 2 }, '2026-11-21')).toMatchObject({
      kind: 'downgrade',
      seats: 2,
      dueMinor: 0,
      effectiveAt: growth.endsAt,
    });
  });

  test('cost what was paid for them, also after the price has changed', () => {
    const before = { ...growth, unitMinor: 600 };
    expect(quote(before, { planId: 'growth', seats: 2 }, '2026-11-01')?.dueMinor).toBe(1600 - 600);
  });

  test('cost the same one by one as all at once, on one day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('usd' as const, 'inr' as const),
        (after, steps, currency) => {
          const now = new Date(growth.startsAt.getTime() + after * 86_400_000);
          const unitMinor = seatMinor({ ...growth, currency }, null) ?? 0;
          const dueFor = (from: number, seats: number) =>
            quotePlan({
              paid: { ...growth, currency, unitMinor, seats: from },
              wanted: { ...growth, currency, seats },
              yearlyDiscountPercent: null,
              now,
            })?.dueMinor ?? 0;
          let seats = 1;
          let sum = 0;
          for (const step of steps) {
            sum += dueFor(seats, seats + step);
            seats += step;
          }
          expect(sum).toBe(dueFor(1, seats));
        },
      ),
    );
  });
});

describe('a year', () => {
  test('costs twelve months less the discount, and is sold by sales while there is none', () => {
    expect(quote(null, { planId: 'growth', interval: 'year', seats: 2 }, '2026-11-10')).toMatchObject({
      kind: 'start',
      unitMinor: 7680,
      lines: [{ text: 'Growth, 2 seats, one year', amountMinor: 15_360 }],
      renewsAt: day('2027-11-10'),
    });
    const none = { yearlyDiscountPercent: null };
    expect(quote(null, { planId: 'growth', interval: 'year' }, '2026-11-10', none)).toBeNull();
    expect(quote(yearly, { planId: 'growth', interval: 'year', seats: 2 }, '2026-11-01', none)?.dueMinor).toBe(7680);
  });

  test('begins at once after months, less the days that are left of the paid one', () => {
    const found = quote(growth, { planId: 'growth', interval: 'year' }, '2026-11-21');
    expect(found).toMatchObject({ kind: 'upgrade', isNewPeriod: true, renewsAt: day('2027-11-21'), dueMinor: 7413 });
    expect(found?.lines).toEqual([
      { text: 'Growth, one year', amountMinor: 7680 },
      { text: 'Unused time on Growth, 10 of 30 days', amountMinor: -267 },
    ]);
  });

  test.each([
    ['a year of a cheaper plan', { ...growth, planId: 'pro', unitMinor: 2500 }, { interval: 'year' }],
    ['a year of fewer seats', { ...growth, seats: 2 }, { interval: 'year' }],
    ['months', yearly, {}],
  ] as const)('%s waits for the end of what is paid', (_name, paid, wanted) => {
    const found = quote(paid, { planId: 'growth', ...wanted }, '2026-11-21');
    expect(found).toMatchObject({ kind: 'downgrade', dueMinor: 0, effectiveAt: paid.endsAt });
  });

  test.each([
    ['2027-02-28', '2028-02-28', '2027-08-30', 182, 365],
    ['2028-02-29', '2029-02-28', '2028-08-30', 182, 365],
    ['2027-08-01', '2028-08-01', '2028-02-01', 182, 366],
  ])('from %s to %s has at %s %d of %d days left, also with a leap day', (from, to, on, left, whole) => {
    const paid = { ...yearly, startsAt: day(from), endsAt: day(to) };
    const found = quote(paid, { planId: 'growth', interval: 'year', seats: 2 }, on);
    expect(found?.lines[1]?.text).toEqual(`Unused time on Growth, ${left} of ${whole} days`);
  });
});

test('whatever is changed and whenever, the lines make the sum, and nobody is owed anything', () => {
  const terms = fc.record({
    planId: fc.constantFrom('growth' as const, 'pro' as const),
    interval: fc.constantFrom('month' as const, 'year' as const),
    seats: fc.integer({ min: 1, max: MOST_SEATS }),
    currency: fc.constantFrom('usd' as const, 'inr' as const),
  });
  fc.assert(
    fc.property(
      terms,
      terms,
      fc.integer({ min: -5, max: 400 }),
      fc.integer({ min: 1, max: 90 }),
      (from, wanted, after, yearlyDiscountPercent) => {
        const unitMinor = seatMinor(from, yearlyDiscountPercent) ?? 0;
        const paid = { ...(from.interval === 'year' ? yearly : growth), ...from, unitMinor };
        const now = new Date(paid.startsAt.getTime() + after * 86_400_000);
        const found = quotePlan({ paid, wanted, yearlyDiscountPercent, now }) ?? expect.fail('no quote');
        expect(found.dueMinor).toBe(invoiceTotals(found.lines, []).totalMinor);
        expect(Number.isSafeInteger(found.dueMinor)).toBe(true);
        expect(found.dueMinor).toBeGreaterThanOrEqual(0);
        expect(found.dueMinor).toBeLessThanOrEqual(found.unitMinor * wanted.seats);
      },
    ),
  );
});
