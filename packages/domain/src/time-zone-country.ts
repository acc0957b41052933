import { getTimezone } from 'countries-and-timezones';

/** ISO 3166-1 code of the country whose clocks show the zone; undefined for zones without one, such as UTC. */
export function countryOfTimeZone(timeZone: string): string | undefined {
  // The library looks names up in a plain object, which also has “constructor”.
  return getTimezone(timeZone)?.countries?.[0];
}
