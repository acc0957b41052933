import type { AnalyticsReportQuery } from '@tessera/client';
import { periodBefore } from '@tessera/domain';
import { EmptyState, Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { countChange, pointChange } from '../../figures/change.ts';
import { ChangeNote } from '../../figures/change-note.tsx';
import { rangeText, zoneText } from '../../figures/dates.ts';
import { WhenNear } from '../../loading/when-near.tsx';
import { formatNumber, regionName } from '../../locale/format.ts';
import { paths } from '../../paths.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { TEXT_LINK } from '../../shell/text-link.ts';
import { meanBuckets, sumBuckets } from './buckets.ts';
import { Chart } from './chart.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { REPORT_FIGURES } from './figures.ts';
import { FilterBar } from './filter-bar.tsx';
import { Filtered } from './filtered.tsx';
import { Funnel } from './funnel.tsx';
import { overviewErrorText } from './overview.ts';
import { PeriodTiles } from './period-tiles.tsx';
import { RankedTable } from './ranked-table.tsx';
import { useReportFilters } from './report-filters.ts';
import { isEmptyReport, linkRows } from './report-rows.ts';
import type { ReportState } from './use-report.ts';
import { campaignWord, channelWord } from './words.ts';

/** It stands below everything else, and what it needs comes after the figures above. */
const SalesFunnel = lazy(async () => ({ default: (await import('./sales-funnel.tsx')).SalesFunnel }));

type ReportData = AnalyticsReportQuery['analyticsReport'];

/** The figures of chosen days and cards, compared with as many days before. */
export function Report({ state }: { state: ReportState }) {
  const { report, error, input, isLoading, retry } = state;
  const { filters, change } = useReportFilters();
  return (
    <section aria-labelledby="report" className="grid gap-6 border-t border-line pt-7">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2 id="report">Report</h2>
          <p className="mt-1 text-sm text-ink-2">
            {rangeText([input.from, input.to])}, {zoneText(input.timeZone)} ·{' '}
            <Link to={paths.timeZoneSettings} className={TEXT_LINK}>
              Change time zone
            </Link>
          </p>
        </div>
        <ExportButtons input={input} />
      </div>
      <FilterBar filters={filters} period={input} onChange={change} />
      {error && (
        <ErrorNotice title="Failed to load the report" error={new Error(overviewErrorText(error))} onRetry={retry} />
      )}
      {report && !error && (
        <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
          <Figures report={report} isOneCard={input.cardId !== null} />
          <div className="mt-9">
            <WhenNear fallback={<Skeleton className="h-52" />}>
              <Suspense fallback={<Skeleton className="h-52" />}>
                <SalesFunnel input={input} />
              </Suspense>
            </WhenNear>
          </div>
        </div>
      )}
      {!report && !error && <ReportSkeleton />}
    </section>
  );
}

function Figures({ report, isOneCard }: { report: ReportData; isOneCard: boolean }) {
  const { totals, previous } = report;
  return (
    <div className="grid gap-9">
      <div>
        <p className="mb-3 text-sm text-ink-2">Compared with {daysBeforeText(report)}.</p>
        <PeriodTiles now={totals} before={previous} isOneCard={isOneCard} />
      </div>
      {isEmptyReport(report) ? (
        <EmptyState title="Nothing happened in these days.">Choose more days, or another card.</EmptyState>
      ) : (
        <>
          <Series report={report} />
          <Tables report={report} />
        </>
      )}
      <Filtered count={totals.filteredViews} />
    </div>
  );
}

function daysBeforeText(period: ReportData): string {
  const { from, to } = periodBefore(period);
  return rangeText([from, to]);
}

function Series({ report: { dates, views, visitors, conversionTrend, totals, previous } }: { report: ReportData }) {
  const rateBefore = previous.visitors > 0 ? previous.conversionRate : null;
  return (
    <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
      <Chart
        level={3}
        figure={REPORT_FIGURES.viewsByDay}
        kind="bars"
        tone="brass"
        dates={dates}
        values={sumBuckets(views)}
        second={{ name: 'Visitors', values: sumBuckets(visitors) }}
      />
      <div className="min-w-0">
        <Chart
          level={3}
          figure={REPORT_FIGURES.conversions}
          kind="line"
          dates={dates}
          values={meanBuckets(conversionTrend, visitors)}
          unit=" %"
        />
        <p className="mt-2 text-md">
          <span className="num">{formatNumber(totals.conversionRate)} %</span> of all visitor-days converted{' '}
          <ChangeNote change={pointChange(totals.conversionRate, rateBefore)} className="ml-2" />
        </p>
      </div>
    </div>
  );
}

function Tables({ report }: { report: ReportData }) {
  const { channels, campaigns, countries, funnel } = report;
  return (
    <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
      <RankedTable
        figure={REPORT_FIGURES.links}
        columns={{ name: 'Link', count: 'Taps', more: 'Change' }}
        rows={linkRows(report.links).map(({ taps, previousTaps, ...row }) => ({
          ...row,
          count: taps,
          more: <ChangeNote change={countChange(taps, previousTaps)} />,
        }))}
        empty="Nothing was tapped in these days."
      />
      <Funnel steps={funnel} />
      <RankedTable
        figure={REPORT_FIGURES.channels}
        columns={{ name: 'Way', count: 'Views', more: 'Conversions' }}
        rows={channels.map((row) => ({
          key: row.channel ?? '',
          name: channelWord(row.channel),
          count: row.views,
          more: formatNumber(row.conversions),
        }))}
        empty="Nobody viewed a card in these days."
      />
      <RankedTable
        figure={REPORT_FIGURES.countries}
        columns={{ name: 'Country', count: 'Views' }}
        rows={countries.map(({ country, views }) => ({
          key: country ?? '',
          name: country ? regionName(country) : 'Unknown',
          count: views,
        }))}
        empty="Nobody viewed a card in these days."
      />
      <RankedTable
        figure={REPORT_FIGURES.campaigns}
        columns={{ name: 'Source / medium / campaign', count: 'Views', more: 'Conversions' }}
        rows={campaigns.map((row) => ({
          key: campaignWord(row),
          name: campaignWord(row),
          count: row.views,
          more: formatNumber(row.conversions),
        }))}
        empty="No visitor came by an address with utm_ parameters."
      />
    </div>
  );
}

function ReportSkeleton() {
  return (
    <div role="status" aria-label="Loading the report" className="grid gap-9">
      <Skeleton className="h-44" />
      <div className="grid gap-10 lg:grid-cols-2">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    </div>
  );
}
