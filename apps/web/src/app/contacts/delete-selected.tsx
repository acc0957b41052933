import { useDeleteContactsMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { AFTER_CONTACT_CHANGE } from './use-contacts.ts';
import type { Selection } from './use-selection.ts';

/** Deletes the selected contacts after a question that says how many they are. */
export function DeleteSelected({ selection: { count, selected, clear } }: { selection: Selection }) {
  const [remove, { loading }] = useDeleteContactsMutation(AFTER_CONTACT_CHANGE);
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    try {
      const { data } = await remove({ variables: { input: selected } });
      clear();
      const deleted = data?.deleteContacts.deletedContactIds.length ?? count;
      toast(t('{count, plural, one {Contact deleted} other {# contacts deleted}}', { count: deleted }));
    } catch (error) {
      toast(errorText(error, t('Couldn’t delete this. Try again.')), { tone: 'bad' });
    }
  };
  const label = t('{count, plural, one {Delete one contact} other {Delete # contacts}}', { count });
  return (
    <>
      <Button variant="danger" isBusy={loading} onClick={() => setIsAsking(true)}>
        {t('Delete')}
      </Button>
      <DeleteQuestion
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={t('{count, plural, one {Delete one contact?} other {Delete # contacts?}}', { count })}
        confirmLabel={label}
        onConfirm={confirm}
      />
    </>
  );
}
