import { type GroupPanelFragment, useDeleteGroupMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, TextField } from '@tessera/ui';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { useGone } from './leave-group.tsx';

/** For the owner: the end of the group, after its name was typed. */
export function DeleteGroup({ group }: { group: GroupPanelFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="border-t border-line pt-5">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('Delete group')}
      </Button>
      {isAsking && <DeleteDialog group={group} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function DeleteDialog({ group: { id, name }, onClose }: { group: GroupPanelFragment; onClose: () => void }) {
  const gone = useGone();
  const [typed, setTyped] = useState('');
  const [deleteGroup, { loading, error }] = useDeleteGroupMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What goes wrong is shown below.
    const { data } = await deleteGroup({ variables: { input: { id } } }).catch(() => ({ data: null }));
    if (!data) return;
    onClose();
    gone(id, t('{name} is deleted', { name }));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('Delete “{name}”?', { name })}
      description={t(
        'Everything that was said in it, and every card that was shared with it, is gone for all its members. This can’t be undone.',
      )}
    >
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('Type the group’s name')}
          hint={name}
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={loading} disabled={typed.trim() !== name}>
            {loading ? t('Deleting…') : t('Delete group')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
