import type { AnalyticsPeriodFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Chip } from '@tessera/ui';
import { Bars } from './chart-marks.tsx';
import { CHART, scaleTop } from './chart-shape.ts';
import { highlightText } from './highlight.ts';
import { PeriodTiles } from './period-tiles.tsx';

const VIEWS_BY_DAY = [0, 1, 0, 2, 3, 1, 0, 2, 4, 3, 1, 0, 6, 9, 5, 3, 1, 2, 3, 2, 0, 1, 4, 3, 2, 1, 2, 3];
const MONTH: AnalyticsPeriodFragment = {
  __typename: 'AnalyticsPeriod',
  ...{ views: 64, visitors: 52, actions: 31, saves: 11, leads: 6, shares: 12, newConnections: 7, filteredViews: 3 },
  conversionRate: 36.54,
  engagementScore: 30.65,
};
const MONTH_BEFORE: AnalyticsPeriodFragment = {
  ...MONTH,
  ...{ views: 40, visitors: 33, shares: 12, newConnections: 4 },
  engagementScore: 25.58,
};

/** A month as it may look, marked as an example: instead of zeros that explain nothing. */
export function Example() {
  return (
    <section
      aria-label={t('Example')}
      className="mt-6 grid gap-5 rounded-xl border border-dashed border-line-2 px-4 pt-4 pb-5 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Chip tone="brass">{t('Example')}</Chip>
        <p className="text-sm text-ink-2">{t('What this page could look like after a month')}</p>
      </div>
      <p className="max-w-prose font-serif text-lg">
        {highlightText({
          totals: MONTH,
          channels: [{ __typename: 'AnalyticsChannel', channel: 'QR', views: 38, conversions: 14 }],
          campaigns: [],
          countries: [],
        })}
      </p>
      <PeriodTiles now={MONTH} before={MONTH_BEFORE} allTime={null} isOneCard={false} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        className="h-20 w-full border-b border-line"
      >
        <Bars values={VIEWS_BY_DAY} top={scaleTop(VIEWS_BY_DAY)} active={null} tone="brass" />
      </svg>
    </section>
  );
}
