import { VISIBILITIES, type Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';
import { FilterBar } from '../../parts/lists/filter-bar.tsx';
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

/** Words, who can open the cards, and the order. */
export function CardFilterBar({ filters: { q, visibility, sort }, onChange }: CardFilterBarProps) {
  return (
    <FilterBar
      search={{ label: t('Search cards'), placeholder: t('A title, name, company or tag'), q }}
      onSearch={(words, options) => onChange({ q: words }, options)}
      filterLabel={t('Filter and order')}
      isNarrowed={visibility !== null}
      columns="sm:grid-cols-[minmax(0,1fr)_12rem_10rem]"
    >
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
    </FilterBar>
  );
}
