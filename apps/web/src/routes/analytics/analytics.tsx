import type { AnalyticsOverviewQuery } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { buttonClass, EmptyState, Skeleton } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { Chart } from './chart.tsx';
import { rangeText, zoneText } from './dates.ts';
import { FIGURES } from './figures.ts';
import { conversionSeries, isEmptyOverview, overviewErrorText } from './overview.ts';
import { RecentActivity } from './recent-activity.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { useOverview } from './use-overview.ts';

type Overview = AnalyticsOverviewQuery['analyticsOverview'];

/** `/dashboard/analytics`: what became of the viewer's cards. */
export function Analytics() {
  const { overview, error, timeZone, retry } = useOverview();
  return (
    <>
      <ScreenHead title="Analytics" note={overview && `${rangeText(overview.dates)}, ${zoneText(timeZone)}`} />
      {error && (
        <div className="mb-6">
          <ErrorNotice title={MESSAGES.overviewFailed} error={{ message: overviewErrorText(error) }} onRetry={retry} />
        </div>
      )}
      {overview ? <Panel overview={overview} /> : !error && <PanelSkeleton />}
    </>
  );
}

function Panel({ overview }: { overview: Overview }) {
  const { totals, trend, sharesTrend } = overview;
  return (
    <div className="grid gap-9">
      <StatTiles totals={totals} views={trend} shares={sharesTrend} />
      {isEmptyOverview(overview) ? <NothingYet /> : <Details overview={overview} />}
      {overview.filteredViews > 0 && <Filtered count={overview.filteredViews} />}
    </div>
  );
}

function Details({ overview }: { overview: Overview }) {
  const { dates, trend, sharesTrend, recentActivity } = overview;
  const conversion = conversionSeries(overview.conversionTrend, trend);
  return (
    <>
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
        <Chart figure={FIGURES.views} kind="bars" tone="brass" dates={dates} values={trend} />
        <Chart figure={FIGURES.shares} kind="bars" tone="quiet" dates={dates} values={sharesTrend} />
        <Chart
          figure={FIGURES.conversion}
          kind="line"
          dates={dates}
          values={conversion.values}
          unit={conversion.isPercent ? ' %' : ''}
        />
      </div>
      <RecentActivity lines={recentActivity} now={new Date()} />
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

/** They are no visitors, but hiding that they came would be no help either. */
function Filtered({ count }: { count: number }) {
  return (
    <p className="text-sm text-ink-3">
      {count === 1 ? 'One visit' : `${count} visits`} by robots and link previews {count === 1 ? 'is' : 'are'} not
      counted.
    </p>
  );
}

function PanelSkeleton() {
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
