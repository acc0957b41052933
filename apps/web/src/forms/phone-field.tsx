import { Field } from '@tessera/ui';
import { clsx } from 'clsx';
import { type ComponentProps, type ComponentType, type FocusEvent, useEffect, useRef, useState } from 'react';
import { CountryFace } from './country-face.tsx';
import { capInput } from './phone-digits.ts';
import type { PhoneInputProps } from './phone-input.tsx';

export interface PhoneFieldProps {
  label: string;
  /** The name under which the form finds the number. */
  name: string;
  error?: string;
}

const FRAME =
  'flex h-10 items-stretch overflow-hidden focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brass-fill';
const INPUT = 'min-w-0 flex-1 bg-transparent px-3 outline-none';

/**
 * A telephone number with its country, India unless chosen otherwise. The phone library is fetched when somebody comes
 * near the form; until then, and without it, this is a plain field that takes the same texts.
 */
export function PhoneField({ label, name, error }: PhoneFieldProps) {
  const { PhoneInput, typed, plain } = usePhoneInput();
  return (
    <Field label={label} error={error}>
      {({ className, ...wiring }) => {
        const input = {
          ...wiring,
          name,
          required: true,
          autoComplete: 'tel',
          placeholder: '98765 43210',
          className: INPUT,
        };
        return (
          <div className={clsx(className, FRAME)}>
            {PhoneInput ? <PhoneInput {...input} initialText={typed} /> : <PlainInput {...input} {...plain} />}
          </div>
        );
      }}
    </Field>
  );
}

function PlainInput(input: ComponentProps<'input'>) {
  return (
    <>
      <CountryFace country="IN" callingCode="91" />
      <input {...input} type="tel" onInput={capInput} />
    </>
  );
}

/** The library's input once it is there, but never while somebody types in the plain one; what they typed goes along. */
function usePhoneInput() {
  const [Loaded, setLoaded] = useState<ComponentType<PhoneInputProps> | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const plain = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const keepText = () => {
      setTyped(plain.current?.value ?? '');
      setIsTyping(document.activeElement === plain.current);
    };
    return whenFirstNear(plain.current?.form, async () => {
      const { PhoneInput } = await import('./phone-input.tsx');
      keepText();
      setLoaded(() => PhoneInput);
    });
  }, []);

  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    setIsTyping(false);
  };
  return {
    PhoneInput: isTyping ? null : Loaded,
    typed,
    plain: { ref: plain, onFocus: () => setIsTyping(true), onBlur },
  };
}

/** Calls back once, when focus or pointer first come to the form. Gives the function that stops it. */
function whenFirstNear(form: HTMLFormElement | null | undefined, load: () => Promise<void>): () => void {
  const stop = () => {
    form?.removeEventListener('focusin', once);
    form?.removeEventListener('pointerover', once);
  };
  const once = () => {
    stop();
    // The plain field does without the library, and the check on sending is the same.
    load().catch(() => {});
  };
  form?.addEventListener('focusin', once);
  form?.addEventListener('pointerover', once);
  return stop;
}
