import { type ContactSort, useContactTagsQuery } from '@tessera/client';
import { SelectField } from '@tessera/ui';
import { SearchField } from '../../shell/search-field.tsx';
import type { ChangeOptions } from '../../shell/use-search-text.ts';
import type { ContactFilters } from './filters.ts';

const SORTS: readonly [ContactSort, string][] = [
  ['NAME', 'Name'],
  ['COMPANY', 'Company'],
  ['LAST_ACTIVITY', 'Last activity'],
];

export interface ContactFilterBarProps {
  filters: ContactFilters;
  onChange: (changes: Partial<ContactFilters>, options?: ChangeOptions) => void;
}

/** Words, a tag and the order. */
export function ContactFilterBar({ filters: { q, tag, sort }, onChange }: ContactFilterBarProps) {
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
      <SearchField
        label="Search contacts"
        placeholder="A name, company, number or note"
        className="min-w-0 max-sm:col-span-2"
        q={q}
        onSearch={(words, options) => onChange({ q: words }, options)}
      />
      <TagFilter tag={tag} onChoose={(name) => onChange({ tag: name })} />
      <SelectField
        label="Sort by"
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
  );
}

/** A tag that stands in the address stays to be chosen, also when nobody has it any more. */
function TagFilter({ tag, onChoose }: { tag: string; onChoose: (tag: string) => void }) {
  const { data } = useContactTagsQuery({ fetchPolicy: 'cache-and-network' });
  const tags = data?.contactTags ?? [];
  const isUnknown = tag !== '' && !tags.some(({ name }) => name === tag);
  return (
    <SelectField label="Tag" value={tag} onChange={(event) => onChoose(event.target.value)}>
      <option value="">All</option>
      {isUnknown && <option value={tag}>{tag}</option>}
      {tags.map(({ name, count }) => (
        <option key={name} value={name}>
          {name} ({count})
        </option>
      ))}
    </SelectField>
  );
}
