import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

interface FieldFrame {
  label: string;
  /** Stands under the control until there is an error. */
  hint?: ReactNode;
  /** What is wrong, for people; marks the control as invalid. */
  error?: string;
  /** Says “optional” beside the label. */
  isOptional?: boolean;
  /** Stands beside the label with a tick, and is read out: 'Saved'. */
  done?: string | false;
  className?: string;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

const CONTROL = clsx(
  'w-full rounded-md border bg-raised text-base text-ink transition-colors duration-150',
  'disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:bg-surface',
);

/** Label, control, hint and error as one piece; the control is told its id, description and validity. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  done,
  className,
  children,
}: FieldFrame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink-2">
          {label}
          {isOptional && <span className="font-normal text-ink-3"> {t('· optional')}</span>}
        </label>
        {done !== undefined && (
          <span role="status" className="text-sm text-ok">
            {done && `✓ ${done}`}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        className: clsx(CONTROL, error ? 'border-bad' : 'border-line-2 hover:border-ink-3'),
      })}
      {note && (
        <div id={noteId} className={clsx('text-sm [overflow-wrap:anywhere]', error ? 'text-bad' : 'text-ink-3')}>
          {note}
        </div>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrame | 'id' | 'children'> {
  /** A small control inside the right end, such as “show password”. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** What people write runs as its first letter does. Addresses, numbers and days run from left to right. */
function direction(type: string | undefined): 'auto' | 'ltr' {
  return type === undefined || type === 'text' || type === 'search' ? 'auto' : 'ltr';
}

/** One line of text. */
export function TextField({ label, hint, error, isOptional, className, trailing, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {(wiring) => (
        <div className="relative">
          <input
            dir={direction(input.type)}
            {...input}
            {...wiring}
            className={clsx(wiring.className, 'h-10 px-3 text-start pointer-coarse:h-11', trailing && 'pe-11')}
          />
          {trailing && <div className="absolute inset-y-0 end-0.5 grid place-items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrame | 'id' | 'children'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with its content where the browser can. */
export function TextAreaField({ label, hint, error, isOptional, className, rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {(wiring) => (
        <textarea
          dir="auto"
          {...area}
          {...wiring}
          rows={rows}
          className={clsx(wiring.className, 'field-sizing-content min-h-24 px-3 py-2 text-start')}
        />
      )}
    </Field>
  );
}

export interface SelectFieldProps
  extends FieldFrame,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldFrame | 'id'> {
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select with our arrow; its options are the children. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  done,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, done, className }}>
      {(wiring) => (
        <select {...select} {...wiring} className={clsx(wiring.className, 'arrow h-10 pointer-coarse:h-11')}>
          {children}
        </select>
      )}
    </Field>
  );
}
