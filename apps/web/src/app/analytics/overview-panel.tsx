import type { AnalyticsOverviewQuery } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { buttonClass, EmptyState, Skeleton } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Chart } from './chart.tsx';
import { FIGURES } from './figures.ts';
import { Filtered } from './filtered.tsx';
import { conversionSeries, isEmptyOverview } from './overview.ts';
import { RecentActivity } from './recent-activity.tsx';
import { StatTiles } from './stat-tiles.tsx';

export interface OverviewPanelProps {
  overview: AnalyticsOverviewQuery['analyticsOverview'];
  timeZone: string;
}

/** Four figures of all time, three charts of 30 days, and what happened last. */
export function OverviewPanel({ overview, timeZone }: OverviewPanelProps) {
  const { totals, trend, sharesTrend } = overview;
  return (
    <div className="grid gap-9">
      <StatTiles totals={totals} views={trend} shares={sharesTrend} />
      {isEmptyOverview(overview) ? <NothingYet /> : <Details overview={overview} timeZone={timeZone} />}
      <Filtered count={overview.filteredViews} />
    </div>
  );
}

function Details({ overview, timeZone }: OverviewPanelProps) {
  const { dates, trend, sharesTrend, recentActivity } = overview;
  const conversion = conversionSeries(overview.conversionTrend, trend);
  return (
    <>
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
        <Chart figure={FIGURES.views} kind="bars" tone="brass" dates={dates} values={trend} />
        <Chart figure={FIGURES.shares} kind="bars" dates={dates} values={sharesTrend} />
        <Chart
          figure={FIGURES.conversion}
          kind="line"
          dates={dates}
          values={conversion.values}
          unit={conversion.isPercent ? ' %' : ''}
        />
      </div>
      <RecentActivity lines={recentActivity} now={new Date()} timeZone={timeZone} />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={MESSAGES.noActivity}
      action={
        <Link to={paths.cards} className={buttonClass()}>
          To my cards
        </Link>
      }
    />
  );
}

export function OverviewSkeleton() {
  return (
    <div role="status" aria-label="Loading your figures" className="grid gap-9">
      <div className="grid grid-cols-2 gap-6 border-y border-line py-5 lg:grid-cols-4">
        {['views', 'shares', 'connections', 'score'].map((key) => (
          <Skeleton key={key} className="h-23" />
        ))}
      </div>
      <div className="grid gap-10 md:grid-cols-2 xl:grid-cols-3">
        {['views', 'shares', 'conversion'].map((key) => (
          <Skeleton key={key} className="h-45" />
        ))}
      </div>
      <Skeleton className="h-60" />
    </div>
  );
}
