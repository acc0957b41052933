import { useAnalyticsOverviewQuery } from '@tessera/client';
import { ownTimeZone } from '../../locale/writing.ts';
import { isAborted } from './overview.ts';

/** The overview in the person's time zone. */
export function useOverview() {
  const timeZone = ownTimeZone();
  // Figures of an earlier visit are shown at once and brought up to date.
  const { data, error, refetch } = useAnalyticsOverviewQuery({
    variables: { timeZone },
    fetchPolicy: 'cache-and-network',
  });
  return {
    timeZone,
    overview: data?.analyticsOverview,
    error: error && !isAborted(error) ? error : undefined,
    retry: () => void refetch(),
    refresh: () => refetch(),
  };
}
