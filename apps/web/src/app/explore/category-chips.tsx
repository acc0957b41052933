import { t } from '@tessera/texts';
import { ChoiceChip } from '@tessera/ui';
import { useState } from 'react';

/** More of them are a wall on a phone. */
const FIRST_SHOWN = 10;

export interface CategoryChipsProps {
  /** Of all that the words find, the most frequent first. */
  names: readonly string[];
  /** '' for all. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** All, and the categories found. Which letters are large does not matter. */
export function CategoryChips({ names, chosen, onChoose }: CategoryChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isChosen = (name: string) => name.toLowerCase() === chosen.toLowerCase();
  // Also one that no card has any more: it must be possible to leave it.
  const all = chosen && !names.some(isChosen) ? [chosen, ...names] : names;
  if (all.length === 0) return null;
  const shown = isOpen ? all : all.filter((name, index) => index < FIRST_SHOWN || isChosen(name));
  return (
    <ul aria-label={t('Categories')} className="flex min-w-0 flex-wrap items-center gap-2">
      {['', ...shown].map((name) => (
        <li key={name.toLowerCase()} className="min-w-0 max-w-full">
          <ChoiceChip isOn={isChosen(name)} onClick={() => onChoose(name)} className="max-w-full">
            <span className="min-w-0 truncate">{name || t('All')}</span>
          </ChoiceChip>
        </li>
      ))}
      {shown.length < all.length && (
        <li>
          <button
            type="button"
            onClick={() => setIsOpen(true)}
            className="h-6 rounded-full px-2.5 text-xs font-medium text-ink-2 hover:text-ink"
          >
            {t('{count} more', { count: all.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
