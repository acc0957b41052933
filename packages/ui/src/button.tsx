import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-action bg-action text-on-action hover:opacity-88',
  outline: 'border-line-2 text-ink hover:border-ink-3',
  quiet: 'border-transparent text-ink-2 hover:text-ink',
  danger: 'border-bad text-bad hover:bg-bad-soft',
};

const SIZES: Record<ButtonSize, string> = { md: 'min-h-[38px] text-md', lg: 'min-h-[46px] text-base' };

/** The classes of a button, for a link that has to look like one. */
export function buttonClass(variant: ButtonVariant = 'outline', size: ButtonSize = 'md'): string {
  return clsx(
    'hit inline-flex shrink-0 items-center justify-center gap-2 rounded-full border font-medium whitespace-nowrap select-none',
    'transition-[opacity,color,border-color,background-color] duration-150 [&_svg]:size-[18px] [&_svg]:stroke-[1.6]',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress aria-busy:opacity-70',
    VARIANTS[variant],
    SIZES[size],
    variant === 'quiet' ? 'px-2.5' : size === 'lg' ? 'px-[22px]' : 'px-4',
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: presses are ignored, but focus stays where it is. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is `type="button"` unless told otherwise. */
export function Button({ variant, size, isBusy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  // A disabled button would lose the focus, so a busy one only swallows its presses (and with them the submit).
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? swallow : onClick}
      className={clsx(buttonClass(variant, size), className)}
    />
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The control's name; also its tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button that shows one icon; 36 px, and 44 px where fingers press it. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-9 shrink-0 pointer-coarse:size-11 place-items-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-brass-soft',
        'hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[18px] [&_svg]:stroke-[1.6]',
        className,
      )}
    />
  );
}
