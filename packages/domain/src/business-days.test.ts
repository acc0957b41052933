import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, formatDay } from './business-days.ts';

describe('adding business days', () => {
  test.each([
    ['a Monday plus five is the next Monday', '2026-11-23T10:00:00Z', 5, '2026-11-30T10:00:00Z'],
    ['a Friday plus one is Monday', '2026-11-27T23:59:00Z', 1, '2026-11-30T23:59:00Z'],
    ['a Saturday plus one is Monday', '2026-11-28T00:00:00Z', 1, '2026-11-30T00:00:00Z'],
    ['a Sunday plus five is Friday', '2026-11-29T12:00:00Z', 5, '2026-12-04T12:00:00Z'],
    ['none leaves the day alone', '2026-11-28T12:00:00Z', 0, '2026-11-28T12:00:00Z'],
  ])('%s', (_name, from, days, expected) => {
    expect(addBusinessDays(new Date(from), days)).toEqual(new Date(expected));
  });

  test('it never ends on a weekend, and five take at most a week', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (from) => {
        const date = addBusinessDays(from, 5);
        expect([1, 2, 3, 4, 5]).toContain(date.getUTCDay());
        expect(date.getTime() - from.getTime()).toBeLessThanOrEqual(7 * 24 * 3600_000);
      }),
    );
  });
});

test('a day is written with its name', () => {
  expect(formatDay(new Date('2026-11-27T23:00:00Z'))).toBe('Friday, 27 November 2026');
});
