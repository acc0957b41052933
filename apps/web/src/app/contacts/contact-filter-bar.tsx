import { type ContactSort, useContactTagsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { IconButton, SelectField } from '@tessera/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { SearchField } from '../../parts/forms/search-field.tsx';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';
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

/** Words, a tag and the order. On a phone the latter two open on demand; they are open where a tag narrows the list. */
export function ContactFilterBar({ filters: { q, tag, sort }, onChange, isQuiet }: ContactFilterBarProps) {
  const [isOpen, setIsOpen] = useState(tag !== '');
  const onPhone = isOpen ? '' : 'max-sm:hidden';
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 max-sm:mb-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
      <SearchField
        label={t('Search contacts')}
        placeholder={t('Name, company, number or note')}
        className="min-w-0"
        q={q}
        onSearch={(words, options) => onChange({ q: words }, options)}
      />
      <IconButton
        label={t('Tag and order')}
        aria-expanded={isOpen}
        className="-me-2 sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      <div className={`grid grid-cols-2 items-end gap-3 max-sm:col-span-2 sm:contents ${onPhone}`}>
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
      </div>
    </div>
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
          <RetryLine text={t('Couldn’t load tags.')} refetch={refetch} />
        </div>
      )}
    </>
  );
}
