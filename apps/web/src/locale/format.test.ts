import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearSession, startSession } from '../data/session/session.ts';
import { formatDate, formatDates, formatNumber, languageName, regionName } from './format.ts';
import { browserLocale, ownTimeZone, toReaders, writingLocale } from './writing.ts';

const at = '2026-11-12T09:41:00.000Z';
const inUtc = (locale?: string) => ({ timeZone: 'UTC', ...(locale && { locale }) });

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(clearSession);

const signIn = (more: object) =>
  startSession({ sessionId: 's1', user: { id: 'u1', fullName: 'Asha', email: 'a@example.com', ...more } });

describe('the locale', () => {
  test('is English as the browser’s region writes it, until the person chose one', () => {
    expect(writingLocale()).toBe('en-GB');
    signIn({ locale: null });
    expect(writingLocale()).toBe('en-GB');
    signIn({ locale: 'sv-SE' });
    expect(writingLocale()).toBe('sv-SE');
  });

  test.each([
    ['de', 'en-DE'],
    ['pt-BR', 'en-BR'],
    ['en', 'en-US'],
    ['hi-IN-u-nu-deva', 'en-IN'],
    ['x_y', 'en-GB'],
    ['', 'en-GB'],
  ])('of a browser that speaks %j is %s', (language, locale) => {
    expect(toReaders(language)).toBe(locale);
  });

  test('follows the browser when its language changes', () => {
    Object.defineProperty(navigator, 'language', { value: 'de', configurable: true });
    expect(browserLocale()).toBe('en-DE');
    Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
    expect(browserLocale()).toBe('en-GB');
  });
});

test('the own time zone is the device’s until another one was named', () => {
  expect(ownTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  signIn({ timeZone: 'Asia/Tokyo', followsDeviceTimeZone: true });
  expect(ownTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  signIn({ timeZone: 'Asia/Tokyo', followsDeviceTimeZone: false });
  expect(ownTimeZone()).toBe('Asia/Tokyo');
});

describe('a date', () => {
  test.each([
    ['moment', '12 Nov 2026, 09:41'],
    ['clock', '09:41'],
    ['shortDay', '12 Nov'],
    ['day', '12 Nov 2026'],
    ['longDay', '12 November 2026'],
    ['weekday', 'Thursday'],
    ['shortWeekday', 'Thu'],
  ] as const)('as %s', (style, text) => {
    expect(formatDate(at, style, inUtc())).toBe(text);
  });

  test('is written as the person’s region does', () => {
    signIn({ locale: 'de-DE' });
    expect(formatDate(at, 'longDay', inUtc())).toBe('12. November 2026');
    expect(formatDate(at, 'clock', inUtc('en-US'))).toMatch(/^09:41\sAM$/);
  });

  test('that is none is nothing', () => {
    expect(formatDate('soon', 'moment')).toBe('');
  });

  test('of two is a range', () => {
    const text = formatDates([new Date('2026-11-01T12:00:00Z'), new Date('2026-11-12T12:00:00Z')], 'longDay', inUtc());
    expect(text.replace(/\s*–\s*/u, '–')).toBe('1–12 November 2026');
  });
});

test.each([
  ['en-IN', '12,34,567.8'],
  ['de-DE', '1.234.567,8'],
  ['en-GB', '1,234,567.8'],
])('a number in %s', (locale, text) => {
  expect(formatNumber(1234567.84, {}, locale)).toBe(text);
});

test('regions are named in English, languages in their own words', () => {
  expect(regionName('IN')).toBe('India');
  expect(regionName('XK')).toBe('Kosovo');
  expect([languageName('de'), languageName('sv')]).toEqual(['Deutsch', 'Svenska']);
});
