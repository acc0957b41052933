import { errorFields, useCreateGroupMutation } from '@tessera/client';
import { GROUP_LIMITS } from '@tessera/domain';
import { Button, Dialog, Notice, TextAreaField, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** A new group of the viewer's own. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [createGroup, { loading, error }] = useCreateGroupMutation({ refetchQueries: ['Inbox', 'Rooms'] });
  const fields = errorFields(error);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (name.trim() === '') return;
    const { data } = await createGroup({ variables: { input: { name, description } } }).catch(() => ({ data: null }));
    if (!data) return;
    onClose();
    navigate(paths.chat(data.createGroup.id));
  };
  const nameError = isAsked && name.trim() === '' ? 'Please enter a name.' : fields.name;
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title="Create group">
      <form noValidate className="grid gap-5" onSubmit={(event) => void create(event)}>
        {error && Object.keys(fields).length === 0 && <Notice tone="bad">{error.message}</Notice>}
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={GROUP_LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(nameError && { error: nameError })}
        />
        <TextAreaField
          label="Description"
          isOptional
          rows={3}
          maxLength={GROUP_LIMITS.description}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          {...(fields.description && { error: fields.description })}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={loading}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
