import { dropViewerList, errorFields, useCreateReminderMutation } from '@tessera/client';
import { REMINDER_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, ChoiceChip, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { toTimeField } from '../../parts/forms/time-field.ts';
import type { PageContact } from './page-contact.ts';
import { ReminderRow } from './reminder-row.tsx';
import { offeredTimes } from './reminder-times.ts';

export interface RemindersProps {
  contact: Pick<PageContact, 'id' | 'reminders'>;
  onChanged: () => void;
}

/** When the owner wants to get in touch again, and why. */
export function Reminders({ contact: { id, reminders }, onChanged }: RemindersProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-labelledby="reminders">
      <h2 id="reminders" className="mb-3">
        {t('Reminders')}
      </h2>
      {reminders.length > 0 && (
        <ul className="mb-4 grid gap-3 overflow-x-clip">
          {reminders.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddReminder
          contactId={id}
          onClose={() => setIsAdding(false)}
          onAdded={() => {
            setIsAdding(false);
            onChanged();
          }}
        />
      ) : (
        <Button onClick={() => setIsAdding(true)}>{t('Add a reminder')}</Button>
      )}
    </section>
  );
}

interface AddReminderProps {
  contactId: string;
  onClose: () => void;
  onAdded: () => void;
}

function AddReminder({ contactId, onClose, onAdded }: AddReminderProps) {
  // Read once: the offers stay while one chooses.
  const [times] = useState(() => offeredTimes(new Date()));
  const [at, setAt] = useState(() => toTimeField(times[1]?.at ?? new Date()));
  const [note, setNote] = useState('');
  const { add, isBusy, errors } = useAdd(contactId, onAdded);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(at, note);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-2.5">
        <TextField
          label={t('When')}
          type="datetime-local"
          value={at}
          error={errors.dueAt}
          onChange={(event) => setAt(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          {times.map((time) => (
            <ChoiceChip key={time.label} isOn={toTimeField(time.at) === at} onClick={() => setAt(toTimeField(time.at))}>
              {time.label}
            </ChoiceChip>
          ))}
        </div>
      </div>
      <TextField
        label={t('What is it about?')}
        isOptional
        value={note}
        maxLength={REMINDER_LIMITS.note}
        error={errors.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? t('Saving…') : t('Save reminder')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

function useAdd(contactId: string, onAdded: () => void) {
  const toast = useToast();
  const [create, { loading: isBusy }] = useCreateReminderMutation({
    update: (cache) => dropViewerList(cache, 'openReminders'),
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = async (at: string, note: string) => {
    const dueAt = new Date(at);
    if (Number.isNaN(dueAt.getTime())) return setErrors({ dueAt: t('Choose a day and a time.') });
    try {
      await create({ variables: { input: { contactId, note, dueAt: dueAt.toISOString() } } });
      toast(t('Reminder saved'));
      onAdded();
    } catch (error) {
      setErrors(errorFields(error));
      toast(errorText(error, t('Couldn’t save this. Try again.')), { tone: 'bad' });
    }
  };
  return { add, isBusy, errors };
}
