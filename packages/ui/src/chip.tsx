import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type ChipTone = 'plain' | 'ok' | 'note' | 'brass' | 'bad';

const TONES: Record<ChipTone, string> = {
  plain: 'border-line bg-surface text-ink-2',
  ok: 'border-transparent bg-ok-soft text-ok',
  note: 'border-transparent bg-note-soft text-note',
  brass: 'border-transparent bg-brass-soft text-brass',
  bad: 'border-transparent bg-bad-soft text-bad',
};

/** A state in one or two words. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={clsx('chip h-6', TONES[tone])}>{children}</span>;
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
        'chip hit h-6 pointer-coarse:h-9 pointer-coarse:px-3.5 pointer-coarse:text-sm',
        isOn ? 'border-ink bg-ink text-ground' : clsx(TONES.plain, 'hover:border-ink-3'),
        className,
      )}
    />
  );
}
