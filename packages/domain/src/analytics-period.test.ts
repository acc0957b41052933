import { expect, test } from 'vitest';
import { addDays, checkPeriod, MAX_REPORT_DAYS, periodBefore, periodDays } from './analytics-period.ts';

test.each([
  ['2026-03-01', '2026-03-01', []],
  ['2024-01-01', '2024-12-31', []],
  ['2024-01-01', '2025-01-01', ['to']],
  ['2026-03-02', '2026-03-01', ['to']],
  ['2026-02-29', '2026-03-01', ['from']],
  ['2026-3-1', 'tomorrow', ['from', 'to']],
  ['0026-03-01', '2026-03-01', ['from']],
  ['2026-03-01T00:00', '2026-03-01', ['from']],
])('from %s to %s the wrong fields are %j', (from, to, fields) => {
  expect(Object.keys(checkPeriod({ from, to }))).toEqual(fields);
});

test('a period counts both of its ends, also over a change of the clocks and a leap day', () => {
  expect(periodDays({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  expect(periodDays({ from: '2024-01-01', to: '2024-12-31' })).toBe(MAX_REPORT_DAYS);
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('what came before has as many days and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({ from: '2026-01-30', to: '2026-02-28' });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});
