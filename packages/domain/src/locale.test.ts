import { getAllTimezones } from 'countries-and-timezones';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { checkLocale, DATE_LANGUAGES, listRegions, regionFor, type Whereabouts } from './locale.ts';
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
  test.each<[Whereabouts, string]>([
    [{ locale: 'en-SE' }, 'SE'],
    [{ locale: 'en-SE', timeZone: 'Asia/Kolkata' }, 'SE'],
    [{ locale: null, timeZone: 'America/New_York' }, 'US'],
    [{ locale: '', timeZone: 'Europe/Zurich' }, 'CH'],
    // Browsers and servers differ in which of a zone's names they use.
    [{ timeZone: 'Asia/Calcutta' }, 'IN'],
    [{ timeZone: 'Asia/Saigon' }, 'VN'],
    [{ timeZone: 'Europe/Kyiv' }, 'UA'],
    [{ timeZone: 'UTC' }, 'IN'],
    [{ timeZone: 'Nowhere/Else' }, 'IN'],
    [{ timeZone: 'constructor' }, 'IN'],
    [{ timeZone: '__proto__' }, 'IN'],
    // There are no telephone numbers of the Antarctic.
    [{ timeZone: 'Antarctica/Troll' }, 'IN'],
    [{ locale: 'en' }, 'IN'],
    [{}, 'IN'],
  ])('of %j is %s', (whereabouts, region) => {
    expect(regionFor(whereabouts)).toBe(region);
  });

  test('of every time zone has telephone numbers', () => {
    const regions = Object.keys(getAllTimezones()).map((timeZone) => regionFor({ timeZone }));
    expect(regions.length).toBeGreaterThan(300);
    expect(regions.filter((region) => !isSupportedCountry(region))).toEqual([]);
  });

  test('decides what a number without a country code is', () => {
    expect(normalizePhone('070 174 06 05', regionFor({ locale: 'sv-SE' }))).toBe('+46701740605');
    expect(normalizePhone('98765 43210', regionFor({}))).toBe('+919876543210');
  });
});
