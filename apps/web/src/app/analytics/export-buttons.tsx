import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useDownload } from '../../data/session/use-download.ts';
import type { ReportInput } from '../../parts/figures/report-input.ts';

const FILES = [
  { name: 'report.csv', label: t('Report as CSV') },
  { name: 'events.csv', label: t('Events as CSV') },
] as const;

/** What is on screen as a table a day, and every event behind it. */
export function ExportButtons({ input }: { input: ReportInput }) {
  const { download, running, failure } = useDownload();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {FILES.map(({ name, label }) => (
          <Button
            key={name}
            isBusy={running === `tessera-${name}`}
            onClick={() => void download(`/api/analytics/${name}?${toQuery(input)}`, `tessera-${name}`)}
          >
            <Download aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}

function toQuery({ from, to, cardId, timeZone }: ReportInput): URLSearchParams {
  return new URLSearchParams({ from, to, timeZone, ...(cardId && { cardId }) });
}
