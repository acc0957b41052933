import type { Region } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Field } from '@tessera/ui';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ownRegion } from '../../locale/own-region.ts';
import { CountryFace } from './country-face.tsx';
import { capDigits, capInput, isNumberLike } from './phone-digits.ts';

export interface PhoneFieldProps {
  label: string;
  /** The name under which the form finds the number. */
  name: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  required?: boolean;
  autoComplete?: string;
  className?: string;
  /** Whose numbers need no country code, if not those of the reader's own region. */
  region?: Region;
  /** What an uncontrolled field begins with. */
  defaultValue?: string;
  /** With `onChange` the field is controlled: texts come as E.164, or as typed until the library is there. */
  value?: string;
  onChange?: (text: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const FRAME =
  'flex h-10 items-stretch pointer-coarse:h-[46px] overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-fill';
const INPUT = 'min-w-0 flex-1 bg-transparent px-3 outline-none';

/** The region of the specification's default, before the library knows its code. */
const INDIA = { region: 'IN', callingCode: '91', example: '98765 43210' } as const;

/**
 * A telephone number with its country. The phone library is fetched when somebody comes near the form, or at once for a
 * number that is stored; until then, and without it, this is a plain field that takes the same texts.
 */
export function PhoneField({ label, hint, error, isOptional, className: frame, ...props }: PhoneFieldProps) {
  const own = useOwnRegion();
  const { name, required, autoComplete = 'tel', region = own, ref } = props;
  const { PhoneInput, text, setText, setOtherText, near, plain } = usePhoneInput({ ...props, region });
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={frame}>
      {({ className, ...wiring }) => {
        const input = { ...wiring, name, required, autoComplete, ref, className: INPUT };
        return (
          <div ref={near} className={clsx(className, FRAME)}>
            {PhoneInput ? (
              <PhoneInput
                {...input}
                countryLabel={t('{label} country', { label })}
                region={region}
                text={text}
                onText={setText}
                onOtherText={setOtherText}
                onBlur={props.onBlur}
              />
            ) : (
              <PlainInput input={{ ...input, ...plain }} region={region} text={text} />
            )}
          </div>
        );
      }}
    </Field>
  );
}

/** A page that the server wrote begins with the default, because it doesn't know its reader. */
function useOwnRegion(): Region {
  return useSyncExternalStore(stay, ownRegion, () => INDIA.region);
}

const stay = () => () => {};

interface PlainInputProps {
  input: ComponentProps<'input'>;
  region: Region;
  /** The current text of the field. */
  text: string;
}

function PlainInput({ input, region, text }: PlainInputProps) {
  const { callingCode, example } = region === INDIA.region ? INDIA : {};
  const isInternational = text.startsWith('+');
  return (
    <>
      {/* What isn't a number alone, such as one with an extension, stays here and says its country itself. */}
      {isNumberLike(text) && (
        <CountryFace country={isInternational ? '' : region} callingCode={isInternational ? undefined : callingCode} />
      )}
      <input {...input} type="tel" placeholder={example} />
    </>
  );
}

/** The library's input once it is there, but never while somebody types in the plain one; what they typed goes along. */
function usePhoneInput({ region, value, onChange, onBlur, defaultValue = '' }: PhoneInputState) {
  const [library, setLibrary] = useState<Library | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [own, setOwn] = useState(defaultValue);
  const near = useRef<HTMLDivElement>(null);
  const text = value ?? own;
  const first = useRef(text);
  /** Known before the next render: whoever leaves the field in between loses nothing. */
  const arrived = useRef<Library>(null);

  const setText = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  /** Moves the text and the focus to the plain input. */
  const setOtherText = (next: string) => {
    setText(next);
    requestAnimationFrame(() => near.current?.querySelector('input')?.focus());
  };
  /** What is stored stays as it is; what somebody typed is written out with its country code. */
  const takeTyped = (typed: string, { writeOut }: Library) => {
    if (typed !== first.current && isNumberLike(typed)) setText(writeOut(typed, region));
    else setOwn(typed);
  };
  const arrive = useEffectEvent((loaded: Library) => {
    const plain = near.current?.querySelector('input');
    const isFocused = document.activeElement === plain;
    if (plain && !isFocused) takeTyped(plain.value, loaded);
    arrived.current = loaded;
    setIsTyping(isFocused);
    setLibrary(loaded);
  });
  useEffect(() => {
    const load = async () => arrive(await import('./phone-input.tsx'));
    if (first.current === '') return whenFirstNear(near.current?.closest('form') ?? near.current, load);
    // The plain field does without the library, and the check on sending is the same.
    load().catch(() => {});
  }, []);

  const kept =
    value === undefined
      ? { defaultValue, onInput: capInput }
      : { value, onChange: ({ currentTarget }: FieldEvent) => setText(capDigits(currentTarget.value)) };
  const leave = ({ currentTarget }: FieldEvent) => {
    if (arrived.current) takeTyped(currentTarget.value, arrived.current);
    setIsTyping(false);
    onBlur?.();
  };
  const PhoneInput = isTyping || !isNumberLike(text) ? null : library?.PhoneInput;
  return {
    PhoneInput,
    text,
    setText,
    setOtherText,
    near,
    plain: { ...kept, onFocus: () => setIsTyping(true), onBlur: leave },
  };
}

type Library = typeof import('./phone-input.tsx');
type PhoneInputState = Pick<PhoneFieldProps, 'value' | 'onChange' | 'onBlur' | 'defaultValue'> & { region: Region };
type FieldEvent = { currentTarget: HTMLInputElement };

/** Calls back once, when focus or pointer first come to the form. Gives the function that stops it. */
function whenFirstNear(form: HTMLElement | null, load: () => Promise<void>): () => void {
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
