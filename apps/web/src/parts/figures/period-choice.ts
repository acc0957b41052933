import { addDays, checkPeriod, type Period } from '@tessera/domain';

/** How far back figures go; CUSTOM has its own days. */
export type RangeName = '7' | '30' | '90' | '12m' | 'custom';

export interface PeriodChoice {
  range: RangeName;
  /** Only of a custom range. */
  period: Period | null;
}

export const USUAL_DAYS = 30;
const DAYS: Record<string, number> = { '7': 7, '30': USUAL_DAYS, '90': 90 };
const USUAL: RangeName = '30';

/** What the address says; what it says wrongly is as usual. */
export function readPeriodChoice(query: URLSearchParams): PeriodChoice {
  const period = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  if (isPeriod(period)) return { range: 'custom', period };
  const range = query.get('range') ?? '';
  return { range: range === '12m' || Object.hasOwn(DAYS, range) ? (range as RangeName) : USUAL, period: null };
}

/** Parameters of the address that say it, '' where nothing is said; what is as usual is left out. */
export function periodParameters({ range, period }: PeriodChoice): Record<'range' | 'from' | 'to', string> {
  const isNamed = range !== 'custom' && range !== USUAL;
  return { range: isNamed ? range : '', from: period?.from ?? '', to: period?.to ?? '' };
}

/** The days that are meant, if today is this ISO date. */
export function toPeriod({ range, period }: PeriodChoice, today: string): Period {
  if (period) return period;
  return { from: range === '12m' ? yearBefore(today) : addDays(today, 1 - (DAYS[range] ?? USUAL_DAYS)), to: today };
}

export function isPeriod(period: Period): boolean {
  return Object.keys(checkPeriod(period)).length === 0;
}

/** The day after the same date of the year before: with it today's date is there once. */
function yearBefore(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return addDays(new Date(Date.UTC(year - 1, month - 1, day)).toISOString().slice(0, 10), 1);
}
