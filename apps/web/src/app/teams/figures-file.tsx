import type { OrganizationAnalyticsInput } from '@tessera/client';
import { t } from '@tessera/texts';
import { DownloadButton } from './download-button.tsx';

/** What is on screen as CSV: a line for each member whose figures the viewer may see, and the team's. */
export function FiguresFile({ input: { id, from, to, timeZone } }: { input: OrganizationAnalyticsInput }) {
  const query = new URLSearchParams({ from, to, timeZone: timeZone ?? '' });
  return (
    <div className="grid justify-items-start gap-2">
      <DownloadButton
        path={`/api/organizations/${encodeURIComponent(id)}/figures.csv?${query}`}
        fileName="tessera-team.csv"
      >
        {t('Stats as CSV')}
      </DownloadButton>
    </div>
  );
}
