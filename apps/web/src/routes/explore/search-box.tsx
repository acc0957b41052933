import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChangeOptions, cleanQuery, MAX_QUERY_CHARS } from './filters.ts';

/** How long after the last keystroke the words are looked for. */
const DEBOUNCE_MS = 300;

export interface SearchBoxProps {
  /** What is looked for now. */
  q: string;
  onSearch: (q: string, options: ChangeOptions) => void;
}

/** Looks for words while they are typed; Enter does so at once. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const { text, type, search, finish } = useSearchText({ q, onSearch });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
    finish();
  };
  return (
    <search className="block w-full max-w-xl">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-[18px] stroke-[1.6] text-ink-3"
        />
        <input
          type="search"
          aria-label="Search people and cards"
          placeholder="A name, company or keyword"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_QUERY_CHARS}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
          className="h-12 w-full rounded-full border border-line-2 bg-raised pr-4 pl-11 text-base hover:border-ink-3"
        />
      </form>
    </search>
  );
}

/**
 * The text in the box: what is typed, as long as it belongs to what is looked for. After a step back it does not, and the
 * box shows what the address says. All that is typed without leaving the box is one step.
 */
function useSearchText({ q, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState({ text: q, over: q });
  const isSameStep = useRef(false);
  const text = typed.over === q ? typed.text : q;
  const search = () => {
    const next = cleanQuery(text);
    if (next === q) return;
    setTyped({ text, over: next });
    onSearch(next, { isSameStep: isSameStep.current });
    isSameStep.current = true;
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    if (cleanQuery(text) === q) return;
    const timer = setTimeout(onPause, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q]);
  return {
    text,
    type: (next: string) => setTyped({ text: next, over: q }),
    search,
    finish: () => {
      isSameStep.current = false;
    },
  };
}
