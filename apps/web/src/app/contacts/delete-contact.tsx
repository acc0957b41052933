import { useDeleteContactMutation } from '@tessera/client';
import { Button, Question, useToast } from '@tessera/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../errors/error-text.ts';
import { paths } from '../../paths.ts';
import { dropLists } from './use-contacts.ts';

/** Deletes the contact after a question, and goes back to the list. */
export function DeleteContact({ id, title }: { id: string; title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { loading }] = useDeleteContactMutation({ update: dropLists });
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = async () => {
    try {
      await remove({ variables: { input: { id } } });
      await navigate(paths.contacts);
      toast('Contact deleted');
    } catch (error) {
      toast(errorText(error, 'Deleting failed.'), { tone: 'bad' });
    }
  };
  return (
    <>
      <Button variant="danger" isBusy={loading} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={`Delete ${title}?`}
        detail="What you noted about them is gone, too. Their cards, your chats and your deals stay."
        confirmLabel="Delete contact"
        tone="danger"
        onConfirm={() => void confirm()}
      />
    </>
  );
}
