import { t } from '@tessera/texts';
import { formatDate, formatDates } from '../../locale/format.ts';
import { isoDay } from '../../locale/time-zone.ts';

/** Dates of the figures have no zone: noon in Greenwich is the same day in the zone UTC, whatever the reader's. */
const NO_ZONE = { timeZone: 'UTC' };

function toNoon(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}

/** '2026-11-20' → '20 Nov', in the reader's own way of writing. */
export function dayText(isoDate: string): string {
  return formatDate(toNoon(isoDate), 'shortDay', NO_ZONE);
}

/** '20 Nov', or several days as '14 – 20 Nov'. */
export function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? dayText(from) : formatDates([toNoon(from), toNoon(to)], 'shortDay', NO_ZONE);
}

/** The days that the figures cover, such as '23 October – 21 November 2026'. */
export function rangeText(dates: readonly string[]): string {
  const [first, last] = [dates[0], dates.at(-1)];
  return first && last ? formatDates([toNoon(first), toNoon(last)], 'longDay', NO_ZONE) : '';
}

/** 'India Standard Time', or the zone's own name ('UTC') where the browser knows only an offset. */
export function zoneText(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return /^GMT/.test(name) ? timeZone : name;
}

/** 'Today, 09:41', 'Yesterday, 18:02', or date and time in that zone; '' for no time. */
export function momentText(iso: string, now: Date, timeZone: string): string {
  const time = formatDate(iso, 'clock', { timeZone });
  if (time === '') return '';
  const daysAgo = (Date.parse(isoDay(now, timeZone)) - Date.parse(isoDay(new Date(iso), timeZone))) / DAY_MS;
  if (daysAgo === 0) return t('Today, {time}', { time });
  if (daysAgo === 1) return t('Yesterday, {time}', { time });
  return formatDate(iso, 'moment', { timeZone });
}

const DAY_MS = 24 * 3600_000;
