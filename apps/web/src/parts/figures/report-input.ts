import { addDays } from '@tessera/domain';
import { isoDay } from '../../locale/time-zone.ts';
import { readPeriodChoice, toPeriod, USUAL_DAYS } from './period-choice.ts';

/** What the report is asked for. ISO dates, both included. */
export interface ReportInput {
  from: string;
  to: string;
  timeZone: string;
  /** Null for all cards. */
  cardId: string | null;
}

/** The days and the card that an address names, else the last 30 days of all cards. */
export function readReportInput(query: URLSearchParams, timeZone: string): ReportInput {
  const period = toPeriod(readPeriodChoice(query), isoDay(new Date(), timeZone));
  return { from: period.from, to: period.to, timeZone, cardId: readCardId(query) || null };
}

/** The same for an address that names neither. The script that asks before the app has no room for the rules of both. */
export function usualReportInput(timeZone: string): ReportInput {
  const to = isoDay(new Date(), timeZone);
  return { from: addDays(to, 1 - USUAL_DAYS), to, timeZone, cardId: null };
}

/** '' where the address names no card. */
export function readCardId(query: URLSearchParams): string {
  return query.get('card')?.trim() ?? '';
}
