import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/min';
import { DEFAULT_REGION } from './phone.ts';
import { countryOfTimeZone } from './time-zone-country.ts';

/** A country, or a part of one with telephone numbers of its own: two letters of ISO 3166. */
export type Region = CountryCode;

/** In these, months and weekdays can be named. All of them are written from left to right, with the digits 0 to 9. */
export const DATE_LANGUAGES: readonly string[] = [
  'en',
  'cs',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'sv',
  'tr',
  'zh',
];

/** Every region that can be chosen. */
export function listRegions(): Region[] {
  return getCountries();
}

/** 'en-in' → 'en-IN'; null for what is no language of ours with a region. */
export function checkLocale(raw: string): string | null {
  const [, language = '', region = ''] = /^([a-z]{2})-([a-z]{2})$/i.exec(raw.trim()) ?? [];
  const [small, capital] = [language.toLowerCase(), region.toUpperCase()];
  return DATE_LANGUAGES.includes(small) && isSupportedCountry(capital) ? `${small}-${capital}` : null;
}

/** Places with time zones but without telephone numbers. A test asks the telephone tables. */
const WITHOUT_NUMBERS = ['AQ', 'GS', 'PN'];

/** A stored locale, and the IANA name of the zone that their clock shows. */
export interface Whereabouts {
  locale?: string | null;
  timeZone?: string | null;
}

/**
 * Whose numbers need no country code: the region that somebody chose, else the country of their time zone, else India.
 * The language of a browser tells little: most say American English wherever they are.
 */
export function regionFor({ locale, timeZone }: Whereabouts): Region {
  const region = locale?.split('-')[1] ?? (timeZone && countryOfTimeZone(timeZone));
  return region && !WITHOUT_NUMBERS.includes(region) ? (region as Region) : DEFAULT_REGION;
}
