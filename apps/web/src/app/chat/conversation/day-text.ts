import { t } from '@tessera/texts';
import { formatDate } from '../../../locale/format.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** ISO time → '09:41' on the reader's clock. */
export function clockText(iso: string): string {
  return formatDate(iso, 'clock');
}

/** The heading of a day: 'Today', 'Yesterday', 'Monday' for the last days, or '12 November 2026'. */
export function dayText(iso: string, now: Date): string {
  const days = daysBetween(iso, now);
  if (days === 0) return t('Today');
  if (days === 1) return t('Yesterday');
  return formatDate(iso, days > 1 && days < 7 ? 'weekday' : 'longDay');
}

/** A time in a list: '09:41' today, 'Yesterday', 'Mon' for the days before, '12 Nov' this year, or '12 Nov 2025'. */
export function listTimeText(iso: string, now: Date): string {
  const days = daysBetween(iso, now);
  if (days === 0) return clockText(iso);
  if (days === 1) return t('Yesterday');
  if (days > 1 && days < 7) return formatDate(iso, 'shortWeekday');
  return formatDate(iso, new Date(iso).getFullYear() === now.getFullYear() ? 'shortDay' : 'day');
}

/** Whether both times are of one day of the reader's. */
export function isSameDay(one: string, other: string): boolean {
  return daysBetween(one, new Date(other)) === 0;
}

/** Midnights between both, on the reader's clock; rounded, because days with a clock change have 23 or 25 hours. */
function daysBetween(iso: string, now: Date): number {
  return Math.round((midnight(now) - midnight(new Date(iso))) / DAY_MS);
}

function midnight(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
