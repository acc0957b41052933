import { expect, test } from 'vitest';
import { guessCountry } from './analytics-country.ts';

test.each([
  ['Asia/Kolkata', '', 'IN'],
  ['Asia/Calcutta', '', 'IN'],
  ['Europe/Berlin', '', 'DE'],
  ['Asia/Kathmandu', '', 'NP'],
  ['America/New_York', '', 'US'],
  ['Pacific/Chatham', '', 'NZ'],
  ['Europe/Oslo', '', 'NO'],
  // Where somebody is says more than what they speak.
  ['Europe/Berlin', 'en-US,en;q=0.9', 'DE'],
  ['', 'en-IN,en;q=0.9', 'IN'],
  [null, 'fr, de-AT;q=0.7', 'AT'],
  [undefined, 'zh-Hans-CN', 'CN'],
  ['Mars/Olympus', 'pt-BR', 'BR'],
  // Neither a continent, nor everywhere, nor nowhere is a country.
  ['UTC', 'es-419, en-001', null],
  ['Etc/GMT+5', '*', null],
  ['', 'en', null],
  ['', '', null],
  ['x'.repeat(10_000), `${'y'.repeat(10_000)},`, null],
  ['', '-,;=,en-ZZ,en-EU', null],
])('zone %j and languages %j are in %j', (timeZone, acceptLanguage, country) => {
  expect(guessCountry({ timeZone, acceptLanguage })).toBe(country);
});

test('every zone that the engine knows is in a country, but those that are on no land', () => {
  const nowhere = Intl.supportedValuesOf('timeZone').filter(
    (timeZone) => guessCountry({ timeZone, acceptLanguage: '' }) === null,
  );
  expect(nowhere.filter((zone) => !/^(?:UTC|Etc\/)/.test(zone))).toEqual([]);
});
