import { useSearchParams } from 'react-router-dom';
import { type PeriodChoice, periodParameters, readPeriodChoice } from '../../parts/figures/period-choice.ts';
import { readCardId } from '../../parts/figures/report-input.ts';
import { withParameters } from '../../parts/lists/url-filters.ts';

export interface ReportFilters extends PeriodChoice {
  /** '' for all cards. */
  card: string;
}

/** What the address says; what it says wrongly is as usual. */
export function readReportFilters(query: URLSearchParams): ReportFilters {
  return { ...readPeriodChoice(query), card: readCardId(query) };
}

/** The query with these filters and whatever else it says; what is as usual is left out. */
export function writeReportFilters(query: URLSearchParams, { card, ...choice }: ReportFilters): URLSearchParams {
  return withParameters(query, { ...periodParameters(choice), card });
}

/** The filters in the address, and how to change them; back leads to the ones before. */
export function useReportFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readReportFilters(query);
  const change = (changes: Partial<ReportFilters>) =>
    setQuery(writeReportFilters(query, { ...filters, ...changes }), { preventScrollReset: true });
  return { filters, change };
}
