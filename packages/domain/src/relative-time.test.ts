import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-100, '0s ago'],
  [0, '0s ago'],
  [59, '59s ago'],
  [MINUTE, '1m ago'],
  [HOUR - 1, '59m ago'],
  [HOUR, '1h ago'],
  [DAY - 1, '23h ago'],
  [DAY, '1d ago'],
  [7 * DAY - 1, '6d ago'],
  [7 * DAY, '1w ago'],
  [30 * DAY - 1, '4w ago'],
  [30 * DAY, '1mo ago'],
  [400 * DAY, '13mo ago'],
])('%i seconds are %s', (seconds, text) => {
  const from = new Date(now.getTime() - seconds * 1000);
  expect(relativeTime(from, now)).toBe(text);
  expect(relativeTime(from.toISOString(), now.getTime())).toBe(text);
});

test('what is no time is nothing', () => {
  expect(relativeTime('soon', now)).toBe('');
});
