import { MAX_QUERY_CHARS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { type SearchTextProps, useSearchText } from './use-search-text.ts';

export interface SearchFieldProps extends SearchTextProps {
  label: string;
  placeholder: string;
  /** Where it stands and how wide it is. */
  className: string;
  /** Larger and round, for screens that are about searching. */
  isLarge?: boolean;
  /** Where the words go, as `q`, in a browser without JavaScript. */
  action?: string;
}

/** Looks for words while they are typed; Enter does so at once. */
export function SearchField({ label, placeholder, className, isLarge = false, action, ...props }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const { text, type, search, finish } = useSearchText(props, box);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
    finish();
  };
  return (
    <search className={`block ${className}`}>
      <form action={action} onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className={`pointer-events-none absolute size-[18px] stroke-[1.6] text-ink-3 ${isLarge ? 'top-[15px] start-4' : 'top-[11px] start-3 pointer-coarse:top-[13px]'}`}
        />
        <input
          ref={box}
          type="search"
          name={action && 'q'}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_QUERY_CHARS}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
          className={`w-full border border-line-2 bg-raised text-base hover:border-ink-3 ${isLarge ? 'h-12 rounded-full pe-4 ps-11' : 'h-10 rounded-md pe-3 ps-10 pointer-coarse:h-11'}`}
        />
        {action && (
          <span className="hidden noscript:block">
            <button type="submit" className={`${buttonClass('primary')} mt-3`}>
              {t('Search')}
            </button>
          </span>
        )}
      </form>
    </search>
  );
}
