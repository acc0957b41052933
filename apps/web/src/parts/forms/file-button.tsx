import { Button, type ButtonProps } from '@tessera/ui';
import { type ChangeEvent, useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Names the input behind the button. */
  inputLabel: string;
  /** Endings and types that the browser offers. */
  accept: string;
  /** Lets people choose several files at once. Files beyond `room` are only counted. */
  several?: { room: number; onLeftOut: (count: number) => void };
  /** Called for each chosen file that fits. */
  onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ inputLabel, accept, several, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Without this, choosing the same file again after a failure would be no change.
    target.value = '';
    const fitting = files.slice(0, Math.max(0, several?.room ?? 1));
    fitting.forEach(onFile);
    if (files.length > fitting.length) several?.onLeftOut(files.length - fitting.length);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={several !== undefined}
        hidden
        aria-label={inputLabel}
        onChange={onChange}
      />
    </>
  );
}
