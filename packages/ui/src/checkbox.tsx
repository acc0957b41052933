import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from 'react';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const BOX = clsx(
  'hit peer size-6 rounded-sm border border-line-2 bg-raised checked:border-action checked:bg-action',
  'hover:border-ink-3',
);
const SWITCH = clsx(
  'hit h-6 w-10 rounded-full border border-ink-3 bg-raised checked:border-action checked:bg-action',
  "before:block before:size-4 before:translate-x-[3px] before:translate-y-[3px] before:rounded-full before:bg-ink-3 before:content-['']",
  'before:transition-transform before:duration-150 checked:before:translate-x-[19px] checked:before:bg-on-action',
  'rtl:before:-translate-x-[3px] rtl:checked:before:-translate-x-[19px]',
);

function Choice({ label, hint, shape, role, className, children, ...input }: CheckboxProps & ChoiceShape) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <div className={clsx('grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5', className)}>
      <span className="relative grid self-start pointer-coarse:mt-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          role={role}
          // The hint is a second label, so that a tap on it counts, but no part of the name.
          aria-labelledby={labelId}
          aria-describedby={hint ? hintId : undefined}
          className={clsx(shape, 'shrink-0 cursor-pointer appearance-none transition-colors duration-150')}
        />
        {children}
      </span>
      <label
        id={labelId}
        htmlFor={id}
        className="cursor-pointer self-center text-base [overflow-wrap:anywhere] pointer-coarse:py-[11px]"
      >
        {label}
      </label>
      {hint && (
        <label id={hintId} htmlFor={id} className="under col-start-2 cursor-pointer text-sm text-ink-2">
          {hint}
        </label>
      )}
    </div>
  );
}

interface ChoiceShape {
  shape: string;
  role?: 'switch';
  children?: ReactNode;
}

/** A box to tick: something is agreed to or chosen when the form is sent. */
export function Checkbox(props: CheckboxProps) {
  return (
    <Choice {...props} shape={BOX}>
      <TickMark />
    </Choice>
  );
}

function TickMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 m-auto hidden size-4 fill-none stroke-on-action stroke-[2.4] peer-checked:block"
    >
      <path d="M5 12.5 10 17.5 19 7" />
    </svg>
  );
}

export interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** Row and column by name: the label that others read off the table. */
  'aria-label': string;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick in a table, whose row and column are its label. */
export function Tick(props: TickProps) {
  return (
    <span className="relative inline-grid shrink-0 self-start align-top">
      <input
        {...props}
        type="checkbox"
        className={clsx(BOX, 'cursor-pointer appearance-none indeterminate:border-action')}
      />
      <TickMark />
      <span className="pointer-events-none absolute inset-0 m-auto hidden h-0.5 w-2.5 rounded-full bg-action peer-indeterminate:block" />
    </span>
  );
}

export interface SwitchProps extends Omit<CheckboxProps, 'checked' | 'onChange'> {
  checked: boolean;
  /** What is given while it is saved is shown until then; a promise that ends without a new `checked` goes back. */
  onChange: (isOn: boolean) => unknown;
}

/** An on/off setting that takes effect at once, and is shown at once while it is being saved. */
export function Switch({ checked, onChange, ...props }: SwitchProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const latest = useRef(0);
  const change = async (isOn: boolean) => {
    latest.current += 1;
    const own = latest.current;
    setAsked(isOn);
    try {
      await onChange(isOn);
    } finally {
      if (own === latest.current) setAsked(null);
    }
  };
  return (
    <Choice
      {...props}
      checked={asked ?? checked}
      onChange={(event) => void change(event.target.checked)}
      shape={SWITCH}
      role="switch"
    />
  );
}
