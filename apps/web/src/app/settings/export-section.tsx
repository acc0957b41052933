import { Button, Notice } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../session/download-file.ts';

/** Everything that is the person's, as one file. */
export function ExportSection() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setIsBusy(true);
    setFailure(await downloadFile('/api/account/export', 'tessera.zip'));
    setIsBusy(false);
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        One ZIP with everything that is yours, from cards and contacts to messages, figures, invoices and pictures, in
        formats that other programs read.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button className="justify-self-start" isBusy={isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" />
        {isBusy ? 'Packing…' : 'Download everything'}
      </Button>
    </div>
  );
}
