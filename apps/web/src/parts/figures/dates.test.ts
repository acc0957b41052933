import { describe, expect, test } from 'vitest';
import { isoDay } from '../../locale/time-zone.ts';
import { daysText, dayText, momentText, rangeText, zoneText } from './dates.ts';

/** Some versions set thin spaces around the dash. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

test('a day is the day that it says, west and east of Greenwich', () => {
  expect(dayText('2026-11-20')).toBe('20 Nov');
});

test('the days of the figures are told as a range', () => {
  expect(plain(rangeText(['2026-10-23', '2026-10-24', '2026-11-21']))).toBe('23 October – 21 November 2026');
  expect(rangeText([])).toBe('');
});

test('the days of one bar are told shortly', () => {
  expect(plain(daysText({ from: '2026-11-14', to: '2026-11-20' })).replace(/ ?– ?/, '–')).toBe('14–20 Nov');
  expect(daysText({ from: '2026-11-20', to: '2026-11-20' })).toBe('20 Nov');
});

test('a time zone is called what people call it', () => {
  expect(zoneText('Asia/Kolkata')).toBe('India Standard Time');
  expect(zoneText('UTC')).toBe('UTC');
});

test.each([
  ['2026-11-20T18:29:59.000Z', 'Asia/Kolkata', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-21'],
  ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-01-01T02:00:00.000Z', 'America/New_York', '2025-12-31'],
])('%s is in %s on %s', (iso, timeZone, day) => {
  expect(isoDay(new Date(iso), timeZone)).toBe(day);
});

describe('a moment', () => {
  const now = new Date('2026-11-20T04:15:00.000Z');

  test.each([
    ['of today', '2026-11-19T18:35:00.000Z', 'Today, 00:05'],
    ['of last night', '2026-11-19T18:29:00.000Z', 'Yesterday, 23:59'],
    ['before that', '2026-11-18T12:32:00.000Z', '18 Nov 2026, 18:02'],
    ['that is none', 'soon', ''],
  ])('%s is told in the person’s own zone', (_name, iso, text) => {
    expect(momentText(iso, now, 'Asia/Kolkata')).toBe(text);
  });

  test('over a change of the clock is still of yesterday', () => {
    const monday = new Date('2026-03-30T08:00:00.000Z');
    expect(momentText('2026-03-28T23:30:00.000Z', monday, 'Europe/Berlin')).toBe('Yesterday, 00:30');
  });
});
