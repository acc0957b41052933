import {
  type ContactViewLineFragment,
  useContactViewsQuery,
  useDeleteContactViewMutation,
  useRenameContactViewMutation,
  useSaveContactViewMutation,
} from '@tessera/client';
import { VIEW_LIMITS } from '@tessera/domain';
import { Button, ChoiceChip, Dialog, IconButton, Menu, MenuItem, TextField, useToast } from '@tessera/ui';
import { Ellipsis } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../errors/error-text.ts';
import type { ContactFilters } from './filters.ts';

export interface ViewBarProps {
  filters: ContactFilters;
  onChange: (changes: ContactFilters) => void;
}

type Asked = { kind: 'save' } | { kind: 'rename'; view: ContactViewLineFragment };

/** Filters that were given a name: one tap shows them again. */
export function ViewBar({ filters, onChange }: ViewBarProps) {
  const { data, refetch } = useContactViewsQuery();
  const [asked, setAsked] = useState<Asked | null>(null);
  const views = data?.contactViews ?? [];
  const chosen = views.find((view) => isSame(view, filters));
  const again = () => void refetch().catch(() => {});
  const canSave = !chosen && (filters.q !== '' || filters.tag !== '' || filters.sort !== 'NAME');
  if (views.length === 0 && !canSave) return null;
  return (
    <div className="-mt-2 mb-6 flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <ChoiceChip
          key={view.id}
          isOn={view === chosen}
          className="max-w-full"
          onClick={() => onChange(view === chosen ? NO_FILTER : { q: view.query, tag: view.tag, sort: view.sort })}
        >
          <span dir="auto" className="truncate">
            {view.name}
          </span>
        </ChoiceChip>
      ))}
      {chosen && (
        <ViewMenu view={chosen} onRename={() => setAsked({ kind: 'rename', view: chosen })} onDeleted={again} />
      )}
      {canSave && (
        <Button variant="quiet" onClick={() => setAsked({ kind: 'save' })}>
          Save this view
        </Button>
      )}
      {asked && <NameDialog asked={asked} filters={filters} onClose={() => setAsked(null)} onSaved={again} />}
    </div>
  );
}

const NO_FILTER: ContactFilters = { q: '', tag: '', sort: 'NAME' };

function isSame(view: ContactViewLineFragment, { q, tag, sort }: ContactFilters): boolean {
  return view.query === q && view.tag === tag && view.sort === sort;
}

interface ViewMenuProps {
  view: ContactViewLineFragment;
  onRename: () => void;
  onDeleted: () => void;
}

function ViewMenu({ view, onRename, onDeleted }: ViewMenuProps) {
  const toast = useToast();
  const [remove] = useDeleteContactViewMutation();
  const drop = async () => {
    try {
      await remove({ variables: { input: { id: view.id } } });
      toast('View deleted');
      onDeleted();
    } catch (error) {
      toast(errorText(error, 'Deleting failed.'), { tone: 'bad' });
    }
  };
  return (
    <Menu
      trigger={
        <IconButton label={`The view ${view.name}`}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={onRename}>Rename</MenuItem>
      <MenuItem tone="bad" onSelect={() => void drop()}>
        Delete view
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
  const [name, setName] = useState(asked.kind === 'rename' ? asked.view.name : '');
  const [failure, setFailure] = useState<string>();
  const [save, saving] = useSaveContactViewMutation();
  const [rename, renaming] = useRenameContactViewMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      if (asked.kind === 'rename') await rename({ variables: { input: { id: asked.view.id, name } } });
      else await save({ variables: { input: { name, query: filters.q, tag: filters.tag, sort: filters.sort } } });
      onSaved();
      onClose();
    } catch (error) {
      setFailure(errorText(error, 'Saving failed.'));
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={asked.kind === 'rename' ? 'Rename the view' : 'Save this view'}
      description="The words, the tag and the order, under a name of yours."
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label="Name"
          value={name}
          maxLength={VIEW_LIMITS.name}
          error={failure}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={saving.loading || renaming.loading}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
