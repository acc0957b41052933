import { errorFields, type GroupPanelFragment, useUpdateGroupMutation } from '@tessera/client';
import { GROUP_LIMITS } from '@tessera/domain';
import { Button, Notice, TextAreaField, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../errors/error-text.ts';

/** Name and description of the group. */
export function DetailsForm({ group }: { group: GroupPanelFragment }) {
  const toast = useToast();
  const [name, setName] = useState(group.name);
  const [description, setDescription] = useState(group.description);
  const [updateGroup, { loading, error }] = useUpdateGroupMutation();
  const fields = errorFields(error);
  const isEmpty = name.trim() === '';
  const nameError = isEmpty ? 'Please enter a name.' : fields.name;
  const isChanged = name !== group.name || description !== group.description;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || !isChanged) return;
    const { data } = await updateGroup({ variables: { input: { id: group.id, name, description } } }).catch(() => ({
      data: null,
    }));
    if (!data) return;
    // As it is stored: without spaces around it.
    setName(data.updateGroup.name);
    setDescription(data.updateGroup.description);
    toast('Saved');
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
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
      {error && Object.keys(fields).length === 0 && <Notice tone="bad">{errorText(error)}</Notice>}
      <Button type="submit" className="justify-self-start" isBusy={loading} disabled={isEmpty || !isChanged}>
        {loading ? 'Saving…' : 'Save'}
      </Button>
    </form>
  );
}
