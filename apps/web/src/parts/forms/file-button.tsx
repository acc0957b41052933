import { Button, type ButtonProps } from '@tessera/ui';
import { type ChangeEvent, useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Names the input behind the button. */
  inputLabel: string;
  /** Endings and types that the browser offers. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({ inputLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this, choosing the same file again after a failure would be no change.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} hidden aria-label={inputLabel} onChange={onChange} />
    </>
  );
}
