import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_BARS, meanBuckets, sumBuckets, toBuckets } from './buckets.ts';

const makeDates = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

test('as many days as can be told apart stay days', () => {
  expect(toBuckets(makeDates(MOST_BARS))).toHaveLength(MOST_BARS);
  expect(toBuckets(makeDates(2))[1]).toEqual({ from: '2026-01-02', to: '2026-01-02' });
});

test('a year is weeks of which the last is whole', () => {
  const buckets = toBuckets(makeDates(366));
  expect(buckets).toHaveLength(53);
  expect(buckets[0]).toEqual({ from: '2026-01-01', to: '2026-01-02' });
  expect(buckets.at(-1)).toEqual({ from: '2026-12-26', to: '2027-01-01' });
});

const day = fc.record({ percent: fc.integer({ min: 0, max: 100 }), visitors: fc.nat(1000) });

describe('of any number of days', () => {
  test('nothing is lost by grouping', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 366 }), (values) => {
        const total = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0);
        expect(total(sumBuckets(values))).toBe(total(values));
        expect(sumBuckets(values)).toHaveLength(toBuckets(makeDates(values.length)).length);
      }),
    );
  });

  test('a share of a week is that of all its visitors, not the mean of its days', () => {
    expect(meanBuckets([...Array(100).fill(0), 50], [...Array(100).fill(1), 1]).at(-1)).toBeCloseTo(50 / 7);
    fc.assert(
      fc.property(fc.array(day, { maxLength: 366 }), (days) => {
        const means = meanBuckets(
          days.map(({ percent }) => percent),
          days.map(({ visitors }) => visitors),
        );
        for (const mean of means) expect(mean >= 0 && mean <= 100).toBe(true);
      }),
    );
  });

  test('a time without visitors converts nobody', () => {
    expect(meanBuckets([0, 0], [0, 0])).toEqual([0, 0]);
  });
});
