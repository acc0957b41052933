import { msg } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';

/** What one report covers at most: a leap year. */
export const MAX_REPORT_DAYS = 366;

const DAY_MS = 24 * 3600_000;

/** Days from one ISO date to another, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What is wrong with a period, by its fields; {} when nothing is. */
export function checkPeriod({ from, to }: Period): FieldErrors {
  const errors: FieldErrors = {};
  if (!isIsoDate(from)) errors.from = msg('Enter a date such as 2026-03-01.');
  if (!isIsoDate(to)) errors.to = msg('Enter a date such as 2026-03-31.');
  if (Object.keys(errors).length > 0) return errors;
  if (to < from) errors.to = msg('The last day comes before the first.');
  else if (periodDays({ from, to }) > MAX_REPORT_DAYS)
    errors.to = msg('At most {maxReportDays} days.', { maxReportDays: MAX_REPORT_DAYS });
  return errors;
}

/** How many days a period has. */
export function periodDays({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The same number of days just before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -periodDays(period)), to: addDays(period.from, -1) };
}

/** '2026-03-01', 1 → '2026-03-02'. Dates have no zone here, so no day is longer than another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Years with four digits, as PostgreSQL and JavaScript read them alike. */
function isIsoDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
