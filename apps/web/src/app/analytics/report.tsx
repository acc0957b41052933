import type { AnalyticsOverviewQuery } from '@tessera/client';
import { periodBefore } from '@tessera/domain';
import { t } from '@tessera/texts';
import { EmptyState, Skeleton } from '@tessera/ui';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { rangeText } from '../../parts/figures/dates.ts';
import { Charts } from './charts.tsx';
import { highlightText } from './highlight.ts';
import { More } from './more.tsx';
import { overviewErrorText } from './overview.ts';
import { PeriodTiles } from './period-tiles.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { isEmptyReport, type ReportData } from './report-rows.ts';
import type { ReportState } from './use-report.ts';

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
        <>
          <p className="max-w-prose font-serif text-lg">{highlightText(report)}</p>
          <Charts report={report} />
        </>
      )}
      {activity}
      <More report={report} input={input} />
    </div>
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
