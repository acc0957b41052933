import { type ContactSort, useContactTagsQuery } from '@tessera/client';
import { SelectField } from '@tessera/ui';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import {
  type ChangeOptions,
  MAX_QUERY_CHARS,
  type SearchTextProps,
  useSearchText,
} from '../../shell/use-search-text.ts';
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
      <ContactSearch q={q} onSearch={(words, options) => onChange({ q: words }, options)} />
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

/** Looks for words while they are typed; Enter does so at once. */
function ContactSearch(props: SearchTextProps) {
  const { text, type, search, finish } = useSearchText(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
    finish();
  };
  return (
    <search className="block min-w-0 max-sm:col-span-2">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-[18px] stroke-[1.6] text-ink-3"
        />
        <input
          type="search"
          aria-label="Search contacts"
          placeholder="A name, company, number or note"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_QUERY_CHARS}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
          className="h-10 w-full rounded-md border border-line-2 bg-raised pr-3 pl-10 text-base hover:border-ink-3"
        />
      </form>
    </search>
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
