import { isoDay } from '../locale/time-zone.ts';
import { readPeriodChoice, toPeriod } from './period-choice.ts';

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

/** '' where the address names no card. */
export function readCardId(query: URLSearchParams): string {
  return query.get('card')?.trim() ?? '';
}
