import type { ActivityLineFragment } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Link } from 'react-router-dom';
import { deferred } from '../../delivery/deferred.tsx';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { rangeText, zoneText } from '../../parts/figures/dates.ts';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { FilterBar } from './filter-bar.tsx';
import { isEmptyOverview, overviewErrorText } from './overview.ts';
import { Report } from './report.tsx';
import { useReportFilters } from './report-filters.ts';
import { useLiveActivity } from './use-live-activity.ts';
import { useOverview } from './use-overview.ts';
import { type ReportState, useReport } from './use-report.ts';

// Only accounts without any activity need it.
const NothingYet = deferred(async () => (await import('./nothing-yet.tsx')).NothingYet);

/** `/dashboard/analytics`: views, shares and leads of the viewer's cards, for the days and the card chosen at the top. */
export function Analytics() {
  const { overview, error, timeZone, retry, refresh } = useOverview();
  const report = useReport();
  const latest = useLiveActivity(timeZone, () => Promise.all([refresh(), report.refresh()]));
  // Before anything happened there are no days to choose from.
  const isEmpty = overview !== undefined && isEmptyOverview(overview);
  // One notice with one retry is enough.
  const hasBothFailed = Boolean(error && report.error);
  const again = () => {
    retry();
    if (report.error) report.retry();
  };
  return (
    <>
      <Head report={report} isEmpty={isEmpty} />
      <Announcement line={latest} />
      {error && (
        <div className="mb-6">
          <ErrorNotice
            title={say(MESSAGES.overviewFailed)}
            error={error}
            text={overviewErrorText(error)}
            onRetry={again}
          />
        </div>
      )}
      {isEmpty && <NothingYet />}
      {!isEmpty && !hasBothFailed && (
        <Report state={report} overview={overview} isOverviewComing={!overview && !error} />
      )}
    </>
  );
}

function Head({ report: { input }, isEmpty }: { report: ReportState; isEmpty: boolean }) {
  const { filters, change } = useReportFilters();
  if (isEmpty) return <ScreenHead title={t('Analytics')} />;
  const note = (
    <>
      {rangeText([input.from, input.to])}, {zoneText(input.timeZone)} ·{' '}
      <Link to={`${paths.settings}#time-zone`} className={TEXT_LINK}>
        {t('Change time zone')}
      </Link>
    </>
  );
  return (
    <>
      <ScreenHead title={t('Analytics')} note={note} />
      <div className="mb-6">
        <FilterBar filters={filters} period={input} onChange={change} />
      </div>
    </>
  );
}

/** A line that came while the screen is open is read out. */
function Announcement({ line }: { line: ActivityLineFragment | null }) {
  return (
    <p role="status" className="sr-only">
      {line?.message}
    </p>
  );
}
