import { VISIBILITIES, type Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton, SelectField } from '@tessera/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '../../parts/forms/search-field.tsx';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';
import { VISIBILITY_TEXTS } from '../../parts/sharing/give/visibility-choices.tsx';
import { CARD_SORTS, type CardFilters, type CardSort } from './card-filters.ts';

const SORT_NAMES: Record<CardSort, string> = {
  own: t('My order'),
  newest: t('Newest'),
  name: t('Name'),
  views: t('Most viewed'),
};

export interface CardFilterBarProps {
  filters: CardFilters;
  onChange: (changes: Partial<CardFilters>, options?: ChangeOptions) => void;
}

/** Words, who can open the cards, and the order. On a phone the latter two open on demand. */
export function CardFilterBar({ filters: { q, visibility, sort }, onChange }: CardFilterBarProps) {
  const [isOpen, setIsOpen] = useState(visibility !== null);
  const onPhone = isOpen ? '' : 'max-sm:hidden';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem_10rem]">
      <SearchField
        label={t('Search cards')}
        placeholder={t('A title, name, company or tag')}
        className="min-w-0"
        q={q}
        onSearch={(words, options) => onChange({ q: words }, options)}
      />
      <IconButton
        label={t('Filter and order')}
        aria-expanded={isOpen}
        className="-me-2 sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      <div className={`grid grid-cols-2 items-end gap-3 max-sm:col-span-2 sm:contents ${onPhone}`}>
        <SelectField
          label={t('Who can open it')}
          value={visibility ?? ''}
          onChange={(event) => onChange({ visibility: (event.target.value || null) as Visibility | null })}
        >
          <option value="">{t('All cards')}</option>
          {VISIBILITIES.map((each) => (
            <option key={each} value={each}>
              {VISIBILITY_TEXTS[each].label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Sort by')}
          value={sort}
          onChange={(event) => onChange({ sort: event.target.value as CardSort })}
        >
          {CARD_SORTS.map((each) => (
            <option key={each} value={each}>
              {SORT_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
