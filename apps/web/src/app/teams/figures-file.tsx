import type { OrganizationAnalyticsInput } from '@tessera/client';
import { Button, Notice } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../session/download-file.ts';

/** What is on screen as CSV: a line for each member that the viewer is told of, and the team's. */
export function FiguresFile({ input: { id, from, to, timeZone } }: { input: OrganizationAnalyticsInput }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setIsBusy(true);
    const query = new URLSearchParams({ from, to, timeZone: timeZone ?? '' });
    const path = `/api/organizations/${encodeURIComponent(id)}/figures.csv?${query}`;
    setFailure(await downloadFile(path, 'tessera-team.csv'));
    setIsBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button isBusy={isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" />
        Figures as CSV
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}
