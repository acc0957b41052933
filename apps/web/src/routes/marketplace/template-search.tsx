import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { MAX_QUERY_CHARS, type SearchTextProps, useSearchText } from '../../shell/use-search-text.ts';

/** Looks for templates while one types; Enter does so at once. */
export function TemplateSearch(props: SearchTextProps) {
  const { text, type, search, finish } = useSearchText(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
    finish();
  };
  return (
    <search className="block w-full max-w-md">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-[18px] stroke-[1.6] text-ink-3"
        />
        <input
          type="search"
          aria-label="Search templates"
          placeholder="A name, colour or material"
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
