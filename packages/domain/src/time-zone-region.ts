import { getTimezone } from 'countries-and-timezones';

/** Places whose clocks are known and that have no telephone numbers of their own. A test asks the telephone tables. */
const WITHOUT_NUMBERS = ['AQ', 'GS', 'PN'];

/** ISO 3166 code of the country whose clocks show the zone; undefined for zones without one, such as UTC. */
export function regionOfTimeZone(timeZone: string): string | undefined {
  const country = getTimezone(timeZone)?.countries[0];
  return country && !WITHOUT_NUMBERS.includes(country) ? country : undefined;
}
