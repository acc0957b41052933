import { numberOf, t } from '@tessera/texts';
import { Button, IconButton, Menu, MenuItem, useToast } from '@tessera/ui';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '../../data/session/use-download.ts';
import { DeleteSelected } from './delete-selected.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { SelectedContacts, Selection } from './use-selection.ts';

/** What can be done with the selected contacts. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { contacts, count, total = 0, isAll, chooseAll, clear } = selection;
  const [isTagging, setIsTagging] = useState(false);
  return (
    <div className="sticky top-15 z-10 mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line bg-ground py-2.5">
      <div className="me-auto flex flex-wrap items-center gap-x-2.5 max-md:w-full">
        <IconButton label={t('Clear selection')} className="-ms-2" onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
        <p role="status" className="text-ink-2 num">
          {isAll
            ? t('{count, plural, one {One contact selected} other {All # contacts selected}}', { count })
            : t('{count, plural, one {One contact selected} other {# contacts selected}}', { count })}
        </p>
        {!isAll && total > contacts.length && (
          <Button variant="quiet" className="pointer-coarse:max-md:ms-9" onClick={chooseAll}>
            {t('Select all {total} that match', { total: numberOf(total) })}
          </Button>
        )}
      </div>
      <Button onClick={() => setIsTagging(true)}>{t('Change tags')}</Button>
      <ExportMenu selected={selection.selected} />
      <DeleteSelected selection={selection} />
      {isTagging && <TagDialog selection={selection} onClose={() => setIsTagging(false)} />}
    </div>
  );
}

const FILES = [
  { ending: 'csv', label: t('CSV file') },
  { ending: 'vcf', label: t('Contact file (vCard)') },
] as const;

function ExportMenu({ selected }: { selected: SelectedContacts }) {
  const { download, running } = useDownload();
  const toast = useToast();
  const save = async (ending: string) => {
    const problem = await download(`/api/contacts/export.${ending}?${exportQuery(selected)}`, `contacts.${ending}`);
    if (problem) toast(problem, { tone: 'bad' });
  };
  return (
    <Menu
      trigger={
        <Button isBusy={running !== null}>
          {t('Export')}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {FILES.map(({ ending, label }) => (
        <MenuItem key={ending} onSelect={() => void save(ending)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function exportQuery(selected: SelectedContacts): string {
  if ('ids' in selected) return `ids=${selected.ids.join(',')}`;
  const { query, tag } = selected.matching;
  return new URLSearchParams({ q: query ?? '', tag: tag ?? '' }).toString();
}
