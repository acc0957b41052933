import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type ChipTone = 'plain' | 'ok' | 'note' | 'brass' | 'bad';

const FORM =
  'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5';
const TONES: Record<ChipTone, string> = {
  plain: 'border-line bg-surface text-ink-2',
  ok: 'border-transparent bg-ok-soft text-ok',
  note: 'border-transparent bg-note-soft text-note',
  brass: 'border-transparent bg-brass-soft text-brass',
  bad: 'border-transparent bg-bad-soft text-bad',
};

/** A state in one or two words. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={clsx(FORM, TONES[tone], 'h-6')}>{children}</span>;
}

export interface ChoiceChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isOn: boolean;
}

/** A chip that can be chosen; a screen reader hears whether it is pressed. */
export function ChoiceChip({ isOn, className, ...rest }: ChoiceChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn}
      className={clsx(
        FORM,
        'hit h-6 pointer-coarse:h-9 pointer-coarse:px-3.5 pointer-coarse:text-sm',
        isOn ? 'border-ink bg-ink text-ground' : clsx(TONES.plain, 'hover:border-ink-3'),
        className,
      )}
    />
  );
}
