import { useTeamAnalyticsQuery } from '@tessera/client';
import { useSearchParams } from 'react-router-dom';
import { isoDay } from '../../locale/time-zone.ts';
import { ownTimeZone } from '../../locale/writing.ts';
import { type PeriodChoice, periodParameters, readPeriodChoice, toPeriod } from '../../parts/figures/period-choice.ts';
import { withParameters } from '../../parts/lists/url-filters.ts';
import { type FigureKey, readFigureKey } from './team-figures.ts';

interface Asked extends PeriodChoice {
  /** The figure that ranks the members. */
  by: FigureKey;
}

/** The team's figures of the days that stand in the address, in the person's time zone. */
export function useTeamFigures(id: string) {
  const [query, setQuery] = useSearchParams();
  const asked: Asked = { ...readPeriodChoice(query), by: readFigureKey(query.get('by')) };
  const timeZone = ownTimeZone();
  const period = toPeriod(asked, isoDay(new Date(), timeZone));
  const { data, previousData, loading, error, refetch } = useTeamAnalyticsQuery({
    variables: { input: { id, ...period, timeZone } },
    fetchPolicy: 'cache-and-network',
  });
  const ask = (changes: Partial<Asked>) => {
    const { by, ...choice } = { ...asked, ...changes };
    const values = { ...periodParameters(choice), by: by === 'views' ? '' : by };
    setQuery(withParameters(query, values), { replace: true, preventScrollReset: true });
  };
  return {
    asked,
    ask,
    period,
    timeZone,
    figures: (data ?? previousData)?.organizationAnalytics,
    isLoading: loading && !data,
    error,
    retry: () => void refetch().catch(() => {}),
  };
}
