import { t } from '@tessera/texts';
import { Button, Question } from '@tessera/ui';
import { useState } from 'react';

interface DeleteQuestionProps {
  question: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
}

/** The button that deletes contacts, and the question before it. */
export function DeleteQuestion({ question, confirmLabel, isBusy, onConfirm }: DeleteQuestionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="danger" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {t('Delete')}
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={question}
        detail={t(
          'Your notes about them are deleted, too. Their cards, your chats and your deals stay. You can’t undo this.',
        )}
        confirmLabel={confirmLabel}
        tone="danger"
        onConfirm={() => void onConfirm()}
      />
    </>
  );
}
