import type { ActivityLineFragment } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { rangeText, zoneText } from '../../figures/dates.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { isEmptyOverview, overviewErrorText } from './overview.ts';
import { OverviewPanel, OverviewSkeleton } from './overview-panel.tsx';
import { Report } from './report.tsx';
import { useLiveActivity } from './use-live-activity.ts';
import { useOverview } from './use-overview.ts';
import { useReport } from './use-report.ts';

/** `/dashboard/analytics`: what became of the viewer's cards, of all time and in chosen days. */
export function Analytics() {
  const { overview, error, timeZone, retry, refresh } = useOverview();
  const report = useReport();
  const latest = useLiveActivity(timeZone, () => Promise.all([refresh(), report.refresh()]));
  return (
    <>
      <ScreenHead title="Analytics" note={overview && `${rangeText(overview.dates)}, ${zoneText(timeZone)}`} />
      <Announcement line={latest} />
      {error && (
        <div className="mb-6">
          <ErrorNotice title={MESSAGES.overviewFailed} error={new Error(overviewErrorText(error))} onRetry={retry} />
        </div>
      )}
      <div className="grid gap-12">
        {overview ? <OverviewPanel overview={overview} timeZone={timeZone} /> : !error && <OverviewSkeleton />}
        {/* Before anything happened there are no days to choose from. */}
        {overview && !isEmptyOverview(overview) && <Report state={report} />}
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
