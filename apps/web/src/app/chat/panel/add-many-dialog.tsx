import {
  type AddGroupMembersMutation,
  errorFields,
  type GroupPanelFragment,
  useAddGroupMembersMutation,
} from '@tessera/client';
import { GROUP_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, TextAreaField } from '@tessera/ui';
import { FileUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { FileButton } from '../../../parts/forms/file-button.tsx';
import { AddedReport } from './added-report.tsx';
import { findNumbers } from './numbers.ts';
import { useReloadMembers } from './use-reload-members.ts';

export interface AddManyDialogProps {
  group: GroupPanelFragment;
  onClose: () => void;
}

/** Many numbers at once, pasted or out of a file; afterwards what became of each. */
export function AddManyDialog({ group, onClose }: AddManyDialogProps) {
  const [outcome, setOutcome] = useState<AddGroupMembersMutation['addGroupMembers'] | null>(null);
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={t('Add many')}>
      {outcome ? (
        <AddedReport outcome={outcome} onClose={onClose} />
      ) : (
        <NumbersForm group={group} onClose={onClose} onAdded={setOutcome} />
      )}
    </Dialog>
  );
}

interface NumbersFormProps extends AddManyDialogProps {
  onAdded: (outcome: AddGroupMembersMutation['addGroupMembers']) => void;
}

function NumbersForm({ group, onClose, onAdded }: NumbersFormProps) {
  const reloadMembers = useReloadMembers();
  const [text, setText] = useState('');
  const [addMembers, { loading, error }] = useAddGroupMembersMutation();
  const phones = findNumbers(text);
  const isTooMany = phones.length > GROUP_LIMITS.lookUpsPerHour;
  const problem = isTooMany
    ? t('At most {lookUpsPerHour} numbers at once.', { lookUpsPerHour: GROUP_LIMITS.lookUpsPerHour })
    : errorFields(error).phones;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What goes wrong is shown below.
    const { data } = await addMembers({ variables: { input: { id: group.id, phones } } }).catch(() => ({ data: null }));
    if (!data) return;
    onAdded(data.addGroupMembers);
    reloadMembers();
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={t('Phone numbers')}
        hint={countText(text, phones.length)}
        rows={6}
        autoComplete="off"
        spellCheck={false}
        placeholder={'+91 98765 43210\n+46 70 123 45 67'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...(problem && { error: problem })}
      />
      <NumbersFile onRead={(content) => setText((now) => [now.trimEnd(), content].filter(Boolean).join('\n'))} />
      {error && !problem && <Notice tone="bad">{errorText(error)}</Notice>}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={loading} disabled={phones.length === 0 || isTooMany}>
          {loading ? t('Adding…') : phones.length > 1 ? t('Add {count} numbers', { count: phones.length }) : t('Add')}
        </Button>
      </div>
    </form>
  );
}

function countText(text: string, count: number): string {
  if (text.trim() === '') return t('One number per line. Other lines are ignored.');
  return t('{count, plural, one {1 number found.} other {# numbers found.}}', { count });
}

/** Reads a file into the field, where it can be looked over before anything is sent. */
function NumbersFile({ onRead }: { onRead: (numbers: string) => void }) {
  const read = async (file: File) => onRead(findNumbers(await file.text()).join('\n'));
  return (
    <FileButton
      inputLabel={t('File with numbers')}
      accept=".csv,.txt,text/csv,text/plain"
      className="justify-self-start"
      onFile={(file) => void read(file)}
    >
      <FileUp aria-hidden="true" />
      {t('Choose a CSV file')}
    </FileButton>
  );
}
