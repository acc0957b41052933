import { Button, Notice } from '@tessera/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorText } from '../../errors/error-text.ts';
import { FileButton } from '../../forms/file-button.tsx';
import { paths } from '../../paths.ts';
import { useDownload } from '../../session/use-download.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { LONE_LINK } from '../../shell/text-link.ts';
import { GoogleImport } from './google-import.tsx';
import { ImportState } from './import-state.tsx';
import { sendContactFile } from './send-contact-file.ts';

/** `/dashboard/contacts/import`: a file is checked, then imported. Which one stands in the address, so that it is found again. */
export function ImportContacts() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  const choose = useChosenFile((made) => setQuery({ id: made }));
  return (
    <>
      <p className="mb-4 text-sm">
        <Link to={paths.contacts} className={LONE_LINK}>
          All contacts
        </Link>
      </p>
      <ScreenHead
        title="Import and export"
        note="We check the file first. Nothing is imported until you’ve seen the result."
      />
      <div className="grid max-w-160 gap-10">
        <section aria-labelledby="import" className="grid justify-items-start gap-4">
          <h2 id="import">Import</h2>
          <p className="text-ink-2">
            CSV with a first line that names the columns (Name, Company, Role, Email, Phone, Website, Tags, Met on, Met
            at, Note), or contact files (vCard). At most 5 MB and 20,000 contacts. Who is there already learns what they
            lacked, and keeps your words.
          </p>
          {choose.failure && <Notice tone="bad">{choose.failure}</Notice>}
          <FileButton
            inputLabel="File with contacts"
            accept=".csv,.vcf,text/csv,text/vcard"
            variant={id ? 'outline' : 'primary'}
            isBusy={choose.isBusy}
            onFile={choose.check}
          >
            {choose.isBusy ? 'Checking…' : id ? 'Choose another file' : 'Choose a file'}
          </FileButton>
          {id && <ImportState key={id} id={id} />}
        </section>
        <GoogleImport />
        <section aria-labelledby="export" className="grid gap-4">
          <h2 id="export">Export</h2>
          <p className="text-ink-2">Everybody in your address book, with your notes and tags.</p>
          <Downloads />
        </section>
      </div>
    </>
  );
}

const DOWNLOADS = [
  { ending: 'csv', label: 'Download CSV' },
  { ending: 'vcf', label: 'Download contact file' },
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

function useChosenFile(onChecked: (id: string) => void) {
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null });
  const check = async (file: File) => {
    setState({ isBusy: true, failure: null });
    try {
      onChecked(await sendContactFile(file));
      setState({ isBusy: false, failure: null });
    } catch (error) {
      setState({ isBusy: false, failure: errorText(error, 'The file could not be read.') });
    }
  };
  return { ...state, check: (file: File) => void check(file) };
}
