import { errorFields, type GroupPanelFragment, useUpdateGroupMutation } from '@tessera/client';
import { TOAST_MS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Notice } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { DoneButton, useDone } from '../../../parts/screen/done-button.tsx';
import { GroupFields } from '../group-fields.tsx';

/** Name and description of the group. */
export function DetailsForm({ group }: { group: GroupPanelFragment }) {
  const { isDone, markDone } = useDone(TOAST_MS.copied);
  const [name, setName] = useState(group.name);
  const [description, setDescription] = useState(group.description);
  const [updateGroup, { loading, error }] = useUpdateGroupMutation();
  const fields = errorFields(error);
  const isEmpty = name.trim() === '';
  const nameError = isEmpty ? t('Enter a name.') : fields.name;
  const isChanged = name !== group.name || description !== group.description;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || !isChanged) return;
    const { data } = await updateGroup({ variables: { input: { id: group.id, name, description } } }).catch(() => ({
      data: null,
    }));
    if (!data) return;
    // As it is stored: without spaces around it.
    setName(data.updateGroup.group.name);
    setDescription(data.updateGroup.group.description);
    markDone();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <GroupFields
        name={name}
        onName={setName}
        description={description}
        onDescription={setDescription}
        errors={{ ...fields, name: nameError }}
      />
      {error && Object.keys(fields).length === 0 && <Notice tone="bad">{errorText(error)}</Notice>}
      <DoneButton
        type="submit"
        className="justify-self-start"
        isBusy={loading}
        disabled={!isDone && (isEmpty || !isChanged)}
        isDone={isDone && !isChanged}
        done={t('Saved')}
      >
        {loading ? t('Saving…') : t('Save')}
      </DoneButton>
    </form>
  );
}
