import { describe, expect, test } from 'vitest';
import { checkLocale, DATE_LANGUAGES, listRegions, regionFor } from './locale.ts';
import { normalizePhone } from './phone.ts';

describe('a locale', () => {
  test.each([
    ['en-IN', 'en-IN'],
    [' DE-at ', 'de-AT'],
    ['en-XK', 'en-XK'],
  ])('%j is stored as %j', (raw, stored) => {
    expect(checkLocale(raw)).toBe(stored);
  });

  test.each(['', 'en', 'IN', 'xx-IN', 'en-XX', 'en_IN', 'en-IN-u-nu-deva', 'ar-EG', 'english-india'])(
    '%j is none',
    (raw) => {
      expect(checkLocale(raw)).toBeNull();
    },
  );

  test('can be made of every language and every region', () => {
    for (const language of DATE_LANGUAGES) {
      for (const region of listRegions()) expect(checkLocale(`${language}-${region}`)).toBe(`${language}-${region}`);
    }
  });

  test.each(DATE_LANGUAGES)('of the language %s writes the digits that everybody reads', (language) => {
    for (const region of ['IN', 'EG', 'IR', 'DE']) {
      expect(new Intl.NumberFormat(`${language}-${region}`).format(1234567)).toMatch(/^[\d\p{P}\p{Zs}]+$/u);
      expect(new Intl.NumberFormat(`${language}-${region}`).format(123)).toBe('123');
    }
  });
});

describe('the region of telephone numbers', () => {
  test.each([
    ['en-SE', 'SE'],
    [null, 'IN'],
    [undefined, 'IN'],
    ['', 'IN'],
    ['en', 'IN'],
  ])('of the locale %j is %s', (locale, region) => {
    expect(regionFor(locale)).toBe(region);
  });

  test('decides what a number without a country code is', () => {
    expect(normalizePhone('070 174 06 05', regionFor('sv-SE'))).toBe('+46701740605');
    expect(normalizePhone('98765 43210', regionFor(null))).toBe('+919876543210');
  });
});
