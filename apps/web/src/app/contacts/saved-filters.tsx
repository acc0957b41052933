import {
  type ContactFilterLineFragment,
  useContactFiltersQuery,
  useDeleteContactFilterMutation,
  useRenameContactFilterMutation,
  useSaveContactFilterMutation,
} from '@tessera/client';
import { CONTACT_FILTER_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, ChoiceChip, Dialog, IconButton, Menu, MenuItem, TextField, useToast } from '@tessera/ui';
import { Ellipsis } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import type { ContactFilters } from './filters.ts';

export interface SavedFiltersProps {
  filters: ContactFilters;
  onChange: (changes: ContactFilters) => void;
}

type Asked = { kind: 'save' } | { kind: 'rename'; saved: ContactFilterLineFragment };

/** Filters that were given a name: one tap shows them again. */
export function SavedFilters({ filters, onChange }: SavedFiltersProps) {
  const { data, error, refetch } = useContactFiltersQuery();
  const [asked, setAsked] = useState<Asked | null>(null);
  const saved = data?.contactFilters ?? [];
  const chosen = saved.find((one) => isSame(one, filters));
  const again = () => void refetch().catch(() => {});
  const canSave = !chosen && (filters.q !== '' || filters.tag !== '' || filters.sort !== 'NAME');
  const hasFailed = !data && error !== undefined;
  if (saved.length === 0 && !canSave && !hasFailed) return null;
  return (
    <div className="-mt-2 mb-6 flex flex-wrap items-center gap-2 max-sm:mt-0 max-sm:mb-3">
      {hasFailed && (
        <p className="text-sm text-ink-2">
          <RetryLine text={t('Couldn’t load your saved filters.')} error={error} refetch={refetch} />
        </p>
      )}
      {saved.map((one) => (
        <ChoiceChip
          key={one.id}
          isOn={one === chosen}
          className="max-w-full"
          onClick={() => onChange(one === chosen ? NO_FILTER : { q: one.query, tag: one.tag, sort: one.sort })}
        >
          <span dir="auto" className="truncate">
            {one.name}
          </span>
        </ChoiceChip>
      ))}
      {chosen && (
        <SavedFilterMenu
          saved={chosen}
          onRename={() => setAsked({ kind: 'rename', saved: chosen })}
          onDeleted={again}
        />
      )}
      {canSave && (
        <Button variant="quiet" className="first:-ms-2.5" onClick={() => setAsked({ kind: 'save' })}>
          {t('Save this filter')}
        </Button>
      )}
      {asked && <NameDialog asked={asked} filters={filters} onClose={() => setAsked(null)} onSaved={again} />}
    </div>
  );
}

const NO_FILTER: ContactFilters = { q: '', tag: '', sort: 'NAME' };

function isSame(saved: ContactFilterLineFragment, { q, tag, sort }: ContactFilters): boolean {
  return saved.query === q && saved.tag === tag && saved.sort === sort;
}

interface SavedFilterMenuProps {
  saved: ContactFilterLineFragment;
  onRename: () => void;
  onDeleted: () => void;
}

function SavedFilterMenu({ saved, onRename, onDeleted }: SavedFilterMenuProps) {
  const toast = useToast();
  const [remove] = useDeleteContactFilterMutation();
  const drop = async () => {
    try {
      await remove({ variables: { input: { id: saved.id } } });
      toast(t('Filter deleted'));
      onDeleted();
    } catch (error) {
      toast(errorText(error, t('Couldn’t delete this. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <Menu
      trigger={
        <IconButton label={t('The filter {name}', { name: saved.name })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={onRename}>{t('Rename')}</MenuItem>
      <MenuItem tone="bad" onSelect={() => void drop()}>
        {t('Delete filter')}
      </MenuItem>
    </Menu>
  );
}

interface NameDialogProps {
  asked: Asked;
  filters: ContactFilters;
  onClose: () => void;
  onSaved: () => void;
}

function NameDialog({ asked, filters, onClose, onSaved }: NameDialogProps) {
  const [name, setName] = useState(asked.kind === 'rename' ? asked.saved.name : '');
  const [failure, setFailure] = useState<string>();
  const [save, saving] = useSaveContactFilterMutation();
  const [rename, renaming] = useRenameContactFilterMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      if (asked.kind === 'rename') await rename({ variables: { input: { id: asked.saved.id, name } } });
      else await save({ variables: { input: { name, query: filters.q, tag: filters.tag, sort: filters.sort } } });
      onSaved();
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('Couldn’t save this. Try again.')));
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={asked.kind === 'rename' ? t('Rename the filter') : t('Save this filter')}
      description={t('The words, the tag and the order, under a name of yours.')}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label={t('Name')}
          value={name}
          maxLength={CONTACT_FILTER_LIMITS.name}
          error={failure}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={saving.loading || renaming.loading}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
