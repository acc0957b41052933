import { describe, expect, test } from 'vitest';
import { dayText, momentText, rangeText, zoneText } from './dates.ts';

test('a day is the day that it says, west and east of Greenwich', () => {
  expect(dayText('2026-11-20', 'en-GB')).toBe('20 Nov');
});

test('the days of the figures are told as a range', () => {
  const text = rangeText(['2026-10-23', '2026-10-24', '2026-11-21'], 'en-GB');
  // Some versions set thin spaces around the dash.
  expect(text.replace(/\s/gu, ' ')).toBe('23 October – 21 November 2026');
  expect(rangeText([], 'en-GB')).toBe('');
});

test('a time zone is called what people call it', () => {
  expect(zoneText('Asia/Kolkata', 'en-GB')).toBe('India Standard Time');
  expect(zoneText('UTC', 'en-GB')).toBe('UTC');
});

describe('a moment', () => {
  // In local time, as people see it.
  const now = new Date(2026, 10, 20, 9, 45);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

  test.each([
    ['of today', at(2026, 10, 20, 0, 5), 'Today, 00:05'],
    ['of last night', at(2026, 10, 19, 23, 59), 'Yesterday, 23:59'],
    ['before that', at(2026, 10, 18, 18, 2), '18 Nov 2026, 18:02'],
    ['that is none', 'soon', ''],
  ])('%s is told in local date and time', (_name, iso, text) => {
    expect(momentText(iso, now, 'en-GB')).toBe(text);
  });
});
