import { MAX_QUERY_CHARS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { type FormEvent, useRef } from 'react';
import { SearchInput } from './search-input.tsx';
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
      <form action={action} onSubmit={submit}>
        <SearchInput
          ref={box}
          size={isLarge ? 'lg' : 'md'}
          name={action && 'q'}
          aria-label={label}
          placeholder={placeholder}
          maxLength={MAX_QUERY_CHARS}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
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
