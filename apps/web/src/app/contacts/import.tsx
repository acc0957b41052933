import { type ContactColumn, type CsvTable, decodeFile, readCsvTable } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { useDownload } from '../../data/session/use-download.ts';
import { FileButton } from '../../parts/forms/file-button.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { UpLink } from '../../parts/screen/up-link.tsx';
import { paths } from '../../paths.ts';
import { GoogleImport } from './google-import.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportState } from './import-state.tsx';
import { MAX_FILE_BYTES, sendContactFile } from './send-contact-file.ts';

/** `/dashboard/contacts/import`: a file is checked, then imported. Which one stands in the address, so that it is found again. */
export function ImportContacts() {
  return (
    <>
      <UpLink to={paths.contacts}>{t('All contacts')}</UpLink>
      <ScreenHead
        title={t('Import and export')}
        note={t('We check the file first. Nothing is imported until you’ve seen the result.')}
      />
      <div className="grid max-w-160 gap-10">
        <ImportSection />
        <GoogleImport />
        <section aria-labelledby="export" className="grid gap-4">
          <h2 id="export">{t('Export')}</h2>
          <p className="text-ink-2">{t('Everyone in your address book, with your notes and tags.')}</p>
          <Downloads />
        </section>
      </div>
    </>
  );
}

function ImportSection() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  const { table, isBusy, failure, choose, check } = useChosenFile((made) => setQuery(made ? { id: made } : {}));
  return (
    <section aria-labelledby="import" className="grid justify-items-start gap-4">
      <h2 id="import">{t('Import')}</h2>
      <p className="text-ink-2">
        {t(
          'Choose a CSV file with column names, or contact files (vCard). Up to 5 MB and 20,000 contacts. For people you already have, only missing details are added.',
        )}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <FileButton
          inputLabel={t('File with contacts')}
          accept=".csv,.vcf,text/csv,text/vcard"
          variant={id || table ? 'outline' : 'primary'}
          isBusy={isBusy && !table}
          onFile={choose}
        >
          {isBusy && !table ? t('Checking…') : id || table ? t('Choose another file') : t('Choose a file')}
        </FileButton>
        {id && table && (
          <Button variant="quiet" onClick={() => setQuery({})}>
            {t('Change columns')}
          </Button>
        )}
      </div>
      {table && !id && <ImportMapping key={table.columns.length} table={table} isBusy={isBusy} onCheck={check} />}
      {id && <ImportState key={id} id={id} />}
    </section>
  );
}

const DOWNLOADS = [
  { ending: 'csv', label: t('Download CSV') },
  { ending: 'vcf', label: t('Download contact file') },
] as const;

function Downloads() {
  const { download, running, failure } = useDownload();
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        {DOWNLOADS.map(({ ending, label }) => (
          <Button
            key={ending}
            isBusy={running === `contacts.${ending}`}
            onClick={() => void download(`/api/contacts/export.${ending}`, `contacts.${ending}`)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

interface ChosenFile {
  file: File;
  /** Null for contact files, whose fields have names of their own. */
  table: CsvTable | null;
}

/** The file that was chosen: one with columns waits until the person says what they hold. */
function useChosenFile(onChecked: (id: string | null) => void) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [{ isBusy, failure }, setState] = useState<{ isBusy: boolean; failure: string | null }>(IDLE);
  const send = async (file: File, columns: readonly (ContactColumn | null)[] | null) => {
    setState({ isBusy: true, failure: null });
    try {
      onChecked(await sendContactFile(file, columns));
      setState(IDLE);
    } catch (error) {
      setState({ isBusy: false, failure: errorText(error, t('The file could not be read.')) });
    }
  };
  const choose = async (file: File) => {
    setState(IDLE);
    const table = await readTable(file);
    setChosen({ file, table });
    onChecked(null);
    if (!table) await send(file, null);
  };
  return {
    ...{ table: chosen?.table, isBusy, failure },
    choose: (file: File) => void choose(file),
    check: (columns: readonly (ContactColumn | null)[]) => chosen && void send(chosen.file, columns),
  };
}

const IDLE = { isBusy: false, failure: null };

/** Null for what has no columns to choose from: the server says what is wrong with it. */
async function readTable(file: File): Promise<CsvTable | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if (/^\s*BEGIN:\s*VCARD/i.test(text)) return null;
  const table = readCsvTable(text);
  return table.rowCount > 0 && !table.problem ? table : null;
}
