import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { Download } from 'lucide-react';
import { useDownload } from '../../data/session/use-download.ts';

/** Everything that is the person's, as one file. */
export function ExportSection() {
  const { download, running, failure } = useDownload();
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {t(
          'One ZIP with everything that is yours, from cards and contacts to messages, stats, invoices and pictures, in formats that other programs read.',
        )}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button
        className="justify-self-start"
        isBusy={running !== null}
        onClick={() => void download('/api/account/export', 'tessera.zip')}
      >
        <Download aria-hidden="true" />
        {running ? t('Packing…') : t('Download everything')}
      </Button>
    </div>
  );
}
