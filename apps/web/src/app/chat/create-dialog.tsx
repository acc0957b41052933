import { GROUP_LIMITS } from '@tessera/domain';
import { Button, Dialog, Notice, TextAreaField, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCreateGroup } from './enter-group.ts';

/** A new group of the viewer's own. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { create, isCreating, fields, failure } = useCreateGroup();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (name.trim() !== '' && (await create({ name, description }))) onClose();
  };
  const nameError = hasTried && name.trim() === '' ? 'Please enter a name.' : fields.name;
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title="Create group">
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          dir="auto"
          autoComplete="off"
          maxLength={GROUP_LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(nameError && { error: nameError })}
        />
        <TextAreaField
          label="Description"
          dir="auto"
          isOptional
          rows={3}
          maxLength={GROUP_LIMITS.description}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          {...(fields.description && { error: fields.description })}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={isCreating}>
            {isCreating ? 'Creating…' : 'Create'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
