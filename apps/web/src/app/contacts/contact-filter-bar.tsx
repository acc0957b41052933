import { type ContactSort, useContactTagsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { SelectField } from '@tessera/ui';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';
import { FilterBar } from '../../parts/lists/filter-bar.tsx';
import type { ContactFilters } from './filters.ts';

const SORTS: readonly [ContactSort, string][] = [
  ['NAME', t('Name')],
  ['COMPANY', t('Company')],
  ['LAST_ACTIVITY', t('Last activity')],
];

export interface ContactFilterBarProps {
  filters: ContactFilters;
  onChange: (changes: Partial<ContactFilters>, options?: ChangeOptions) => void;
  /** The list below says already that nothing can be loaded. */
  isQuiet: boolean;
}

/** Words, a tag and the order. */
export function ContactFilterBar({ filters: { q, tag, sort }, onChange, isQuiet }: ContactFilterBarProps) {
  return (
    <FilterBar
      search={{ label: t('Search contacts'), placeholder: t('Name, company, number or note'), q }}
      onSearch={(words, options) => onChange({ q: words }, options)}
      filterLabel={t('Tag and order')}
      isNarrowed={tag !== ''}
      className="mb-6 max-sm:mb-3"
    >
      <TagFilter tag={tag} onChoose={(name) => onChange({ tag: name })} isQuiet={isQuiet} />
      <SelectField
        label={t('Sort by')}
        value={sort}
        onChange={(event) => onChange({ sort: event.target.value as ContactSort })}
      >
        {SORTS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}

interface TagFilterProps extends Pick<ContactFilterBarProps, 'isQuiet'> {
  tag: string;
  onChoose: (tag: string) => void;
}

/** A tag that stands in the address stays to be chosen, also when nobody has it any more. */
function TagFilter({ tag, onChoose, isQuiet }: TagFilterProps) {
  const { data, error, refetch } = useContactTagsQuery({ fetchPolicy: 'cache-and-network' });
  const tags = data?.contactTags ?? [];
  const isUnknown = tag !== '' && !tags.some(({ name }) => name === tag);
  return (
    <>
      <SelectField label={t('Tag')} value={tag} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('All')}</option>
        {isUnknown && <option value={tag}>{tag}</option>}
        {tags.map(({ name, count }) => (
          <option key={name} value={name}>
            {name} ({count})
          </option>
        ))}
      </SelectField>
      {/* Below all filters, which stand in a line. */}
      {!data && error && !isQuiet && (
        <div className="order-last col-span-full text-sm text-ink-3">
          <RetryLine text={t('Couldn’t load tags.')} error={error} refetch={refetch} />
        </div>
      )}
    </>
  );
}
