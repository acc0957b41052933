import { getCountry } from 'countries-and-timezones';
import { countryOfTimeZone } from './time-zone-country.ts';

/**
 * The country (ISO 3166-1 alpha-2) that a browser's time zone belongs to, or the first one that its languages name;
 * null when neither tells.
 */
export function guessCountry({
  timeZone,
  acceptLanguage,
}: {
  timeZone?: string | null | undefined;
  acceptLanguage: string;
}): string | null {
  return countryOfTimeZone(timeZone ?? '') ?? countryOfLanguages(acceptLanguage);
}

function countryOfLanguages(acceptLanguage: string): string | null {
  for (const range of acceptLanguage.slice(0, 200).split(',')) {
    const region = readRegion(range.split(';')[0]?.trim() ?? '');
    if (region && getCountry(region)) return region;
  }
  return null;
}

function readRegion(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}
