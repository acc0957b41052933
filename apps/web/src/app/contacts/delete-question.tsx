import { t } from '@tessera/texts';
import { Question } from '@tessera/ui';

interface DeleteQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  question: string;
  confirmLabel: string;
  onConfirm: () => Promise<void>;
}

/** The question before contacts are deleted. */
export function DeleteQuestion({ onConfirm, ...rest }: DeleteQuestionProps) {
  return (
    <Question
      {...rest}
      detail={t(
        'Your notes about them are deleted, too. Their cards, your chats and your deals stay. You can’t undo this.',
      )}
      tone="danger"
      onConfirm={() => void onConfirm()}
    />
  );
}
