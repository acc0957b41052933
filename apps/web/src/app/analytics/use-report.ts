import { type AnalyticsReportQuery, useAnalyticsReportQuery } from '@tessera/client';
import { useSearchParams } from 'react-router-dom';
import { ownTimeZone } from '../../locale/writing.ts';
import { type ReportInput, readReportInput } from '../../parts/figures/report-input.ts';
import { isAborted } from './overview.ts';

export interface ReportState {
  input: ReportInput;
  /** Of other days or cards while those that are chosen now are fetched. */
  report: AnalyticsReportQuery['analyticsReport'] | undefined;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  /** Brings it up to date. */
  refresh: () => Promise<unknown>;
}

/** The report of the days and the card that stand in the address, in the person's time zone. */
export function useReport(): ReportState {
  const [query] = useSearchParams();
  const input = readReportInput(query, ownTimeZone());
  const { data, previousData, loading, error, refetch } = useAnalyticsReportQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  return {
    input,
    report: (data ?? previousData)?.analyticsReport,
    isLoading: loading && !data,
    error: error && !isAborted(error) ? error : undefined,
    retry: () => void refetch(),
    refresh: () => refetch(),
  };
}
