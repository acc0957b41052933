import { useDeleteContactMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { useToast } from '@tessera/ui';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { paths } from '../../paths.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { dropLists } from './use-contacts.ts';

interface DeleteContactProps {
  id: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes the contact after a question, and goes back to the list. */
export function DeleteContact({ id, title, isOpen, onClose }: DeleteContactProps) {
  const [remove] = useDeleteContactMutation({ update: dropLists });
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = async () => {
    try {
      await remove({ variables: { input: { id } } });
      await navigate(paths.contacts);
      toast(t('Contact deleted'));
    } catch (error) {
      toast(errorText(error, t('Couldn’t delete this. Try again.')), { tone: 'bad' });
    }
  };
  const label = t('Delete contact');
  return (
    <DeleteQuestion
      isOpen={isOpen}
      onOpenChange={(isAsking) => !isAsking && onClose()}
      question={t('Delete {title}?', { title })}
      confirmLabel={label}
      onConfirm={confirm}
    />
  );
}
