import type { AnalyticsOverviewQuery } from '@tessera/client';
import { periodBefore } from '@tessera/domain';
import { t } from '@tessera/texts';
import { EmptyState, Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { WhenNear } from '../../delivery/when-near.tsx';
import { formatPercent } from '../../locale/format.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { pointChange } from '../../parts/figures/change.ts';
import { ChangeNote } from '../../parts/figures/change-note.tsx';
import { rangeText } from '../../parts/figures/dates.ts';
import type { ReportInput } from '../../parts/figures/report-input.ts';
import { Charts } from './charts.tsx';
import { Filtered } from './filtered.tsx';
import { overviewErrorText } from './overview.ts';
import { PeriodTiles } from './period-tiles.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { isEmptyReport, type ReportData } from './report-rows.ts';
import type { ReportState } from './use-report.ts';

/** They stand below everything else, and what they need comes after the figures above. */
const Tables = lazy(async () => ({ default: (await import('./tables.tsx')).Tables }));

export interface ReportProps {
  state: ReportState;
  /** The last activity and the totals of all time; undefined while they are fetched, or could not be. */
  overview: AnalyticsOverviewQuery['analyticsOverview'] | undefined;
  isOverviewComing: boolean;
}

/** The figures of the chosen days and card, with what happened last. */
export function Report({ state, overview, isOverviewComing }: ReportProps) {
  const { report, error, input, isLoading, retry } = state;
  const activity = overview && (
    <RecentActivity lines={overview.recentActivity} now={new Date()} timeZone={input.timeZone} />
  );
  if (error) {
    return (
      <div className="grid gap-9">
        <ErrorNotice
          title={t('Couldn’t load the stats')}
          error={error}
          text={overviewErrorText(error)}
          onRetry={retry}
        />
        {activity}
      </div>
    );
  }
  const isEmpty = report !== undefined && isEmptyReport(report);
  // Days without anything look different for somebody whose cards nobody has seen yet.
  if (!report || (isEmpty && isOverviewComing)) return <ReportSkeleton />;
  return (
    <div aria-busy={isLoading} className={isLoading ? 'grid gap-9 opacity-60' : 'grid gap-9'}>
      <div>
        <p className="mb-3 text-sm text-ink-2">
          {t('Compared with {daysBeforeText}.', { daysBeforeText: daysBeforeText(report) })}
        </p>
        <PeriodTiles
          now={report.totals}
          before={report.previous}
          allTime={input.cardId === null ? (overview?.totals ?? null) : null}
          isOneCard={input.cardId !== null}
        />
      </div>
      {isEmpty ? (
        <EmptyState title={t('No activity in these days')}>{t('Try more days or another card.')}</EmptyState>
      ) : (
        <Charts report={report} />
      )}
      {activity}
      {!isEmpty && <Conversions report={report} input={input} />}
      <Filtered count={report.totals.filteredViews} />
    </div>
  );
}

/** How many visitors did more than look, where they came from, and what came of it. */
function Conversions({ report, input }: { report: ReportData; input: ReportInput }) {
  const { totals, previous } = report;
  const rateBefore = previous.visitors > 0 ? previous.conversionRate : null;
  return (
    <section aria-labelledby="conversions" className="grid gap-6">
      <div>
        <h2 id="conversions" className="text-lg">
          {t('Conversions')}
        </h2>
        <p className="mt-1 text-md text-ink-2">
          <span className="num">{formatPercent(totals.conversionRate)}</span>{' '}
          {t('of visitors saved your contact, left their details or got in touch')}{' '}
          <ChangeNote change={pointChange(totals.conversionRate, rateBefore)} className="ms-2" />
        </p>
      </div>
      {/* On most screens it begins just below the first view, which it must not delay. */}
      <WhenNear nearPx={0} fallback={<Skeleton className="h-105" />}>
        <Suspense fallback={<Skeleton className="h-105" />}>
          <Tables report={report} input={input} />
        </Suspense>
      </WhenNear>
    </section>
  );
}

function daysBeforeText(period: ReportData): string {
  const { from, to } = periodBefore(period);
  return rangeText([from, to]);
}

function ReportSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your stats')} className="grid gap-9">
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
