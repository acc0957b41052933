import { t } from '@tessera/texts';
import { formatPercent } from '../../locale/format.ts';
import { countChange, pointChange } from '../../parts/figures/change.ts';
import { ChangeNote } from '../../parts/figures/change-note.tsx';
import { FigureTile } from '../../parts/figures/figure-tile.tsx';
import type { ReportInput } from '../../parts/figures/report-input.ts';
import { DETAIL_FIGURES } from './detail-figures.ts';
import { ExportButtons } from './export-buttons.tsx';
import { Filtered } from './filtered.tsx';
import { isEmptyReport, type ReportData } from './report-rows.ts';
import { Tables } from './tables.tsx';

const DETAILS = ['visitors', 'actions', 'saves', 'leads'] as const;

/** How many visitors did more than look, where they came from, what came of it, and all of it as files. */
export function MoreFigures({ report, input }: { report: ReportData; input: ReportInput }) {
  return (
    <div className="grid gap-9">
      {!isEmptyReport(report) && (
        <>
          <Details report={report} />
          <Conversions report={report} input={input} />
        </>
      )}
      <Filtered count={report.totals.filteredViews} />
      <ExportButtons input={input} />
    </div>
  );
}

function Details({ report: { totals, previous } }: { report: ReportData }) {
  return (
    <dl className="grid grid-cols-2 max-sm:[&>div:nth-child(even)]:ps-[17px] sm:grid-cols-4 sm:gap-x-6 lg:gap-x-0 lg:[&>div:not(:first-child)]:ps-6">
      {DETAILS.map((key) => (
        <FigureTile key={key} figure={DETAIL_FIGURES[key]} value={totals[key]}>
          <ChangeNote change={countChange(totals[key], previous[key])} />
        </FigureTile>
      ))}
    </dl>
  );
}

function Conversions({ report, input }: { report: ReportData; input: ReportInput }) {
  const { totals, previous } = report;
  const rateBefore = previous.visitors > 0 ? previous.conversionRate : null;
  return (
    <section aria-labelledby="conversions" className="grid gap-6">
      <div>
        <h3 id="conversions" className="text-lg">
          {t('Conversions')}
        </h3>
        <p className="mt-1 text-md text-ink-2">
          <span className="num">{formatPercent(totals.conversionRate)}</span>{' '}
          {t('of visitors saved your contact, left their details or got in touch')}{' '}
          <ChangeNote change={pointChange(totals.conversionRate, rateBefore)} className="ms-2" />
        </p>
      </div>
      <Tables report={report} input={input} />
    </section>
  );
}
