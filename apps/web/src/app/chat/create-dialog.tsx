import type { JoinWaysFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCreateGroup } from './enter-group.ts';
import { GroupFields } from './group-fields.tsx';
import { JoinQrDialog } from './panel/join-qr-dialog.tsx';

/** A new group of the viewer's own, and then how others come into it. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<JoinWaysFragment | null>(null);
  if (created) return <JoinQrDialog group={created} title={t('Your group is ready')} onClose={onClose} />;
  return <CreateForm onClose={onClose} onCreated={setCreated} />;
}

interface CreateFormProps {
  onClose: () => void;
  onCreated: (group: JoinWaysFragment) => void;
}

function CreateForm({ onClose, onCreated }: CreateFormProps) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { create, isCreating, fields, failure } = useCreateGroup();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (name.trim() === '') return;
    const group = await create({ name, description });
    if (group) onCreated(group);
  };
  const nameError = hasTried && name.trim() === '' ? t('Enter a name.') : fields.name;
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={t('Create group')}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <GroupFields
          name={name}
          onName={setName}
          description={description}
          onDescription={setDescription}
          errors={{ ...fields, name: nameError }}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isCreating}>
            {isCreating ? t('Creating…') : t('Create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
