import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Question, type QuestionProps } from './dialog.tsx';

type Asked = Pick<QuestionProps, 'question' | 'detail' | 'confirmLabel' | 'cancelLabel' | 'tone'>;

interface AskingButtonProps extends Omit<ButtonProps, 'onClick'>, Asked {
  onConfirm: () => unknown;
}

/** A button that asks before it acts. */
export function AskingButton(props: AskingButtonProps) {
  const { question, detail, confirmLabel, cancelLabel, tone, onConfirm, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <Question
        {...{ question, detail, confirmLabel, cancelLabel, tone }}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void onConfirm()}
      />
    </>
  );
}
