import { meanBuckets, sumBuckets } from './buckets.ts';
import { Chart } from './chart.tsx';
import { FIGURES } from './figures.ts';
import { conversionSeries } from './overview.ts';
import type { ReportData } from './report-rows.ts';

/** Views, shares, and the share of visitors who converted, by day or week. */
export function Charts({ report: { dates, views, visitors, shares, conversionTrend } }: { report: ReportData }) {
  const conversion = conversionSeries(conversionTrend, views);
  return (
    <div className="grid gap-x-10 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
      <Chart figure={FIGURES.viewsByDay} kind="bars" tone="brass" dates={dates} values={sumBuckets(views)} />
      <Chart figure={FIGURES.sharesByDay} kind="bars" dates={dates} values={sumBuckets(shares)} />
      <Chart
        figure={FIGURES.conversionTrend}
        kind="line"
        dates={dates}
        values={meanBuckets(conversion.values, conversion.isPercent ? visitors : views.map(() => 1))}
        isPercent={conversion.isPercent}
      />
    </div>
  );
}
