import { Button, type ButtonProps } from '@tessera/ui';
import { type ChangeEvent, useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Names the input behind the button. */
  inputLabel: string;
  /** Endings and types that the browser offers. */
  accept: string;
  /** Several may be chosen at once. */
  takesSeveral?: boolean;
  /** Called for each file that was chosen. */
  onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ inputLabel, accept, takesSeveral, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Without this, choosing the same file again after a failure would be no change.
    target.value = '';
    files.forEach(onFile);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={takesSeveral}
        hidden
        aria-label={inputLabel}
        onChange={onChange}
      />
    </>
  );
}
