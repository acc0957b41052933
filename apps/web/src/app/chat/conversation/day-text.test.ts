import { expect, test } from 'vitest';
import { clockText, dayText, isSameDay, listTimeText } from './day-text.ts';

const now = new Date(2026, 10, 21, 12, 0);
const at = (year: number, month: number, day: number, hour = 9, minute = 41) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

test.each([
  [at(2026, 11, 21), 'Today', '09:41'],
  [at(2026, 11, 20, 23, 59), 'Yesterday', 'Yesterday'],
  [at(2026, 11, 16), 'Monday', 'Mon'],
  [at(2026, 11, 14), '14 November 2026', '14 Nov'],
  [at(2025, 12, 31), '31 December 2025', '31 Dec 2025'],
  // A clock that runs ahead.
  [at(2026, 11, 22), '22 November 2026', '22 Nov'],
])('%s is %s, in a list %s', (iso, heading, inList) => {
  expect([dayText(iso, now), listTimeText(iso, now)]).toEqual([heading, inList]);
});

test('the time of day and the same day', () => {
  expect(clockText(at(2026, 1, 2))).toBe('09:41');
  expect(isSameDay(at(2026, 1, 2, 0, 1), at(2026, 1, 2, 23, 59))).toBe(true);
  expect(isSameDay(at(2026, 1, 2, 23, 59), at(2026, 1, 3, 0, 1))).toBe(false);
});
