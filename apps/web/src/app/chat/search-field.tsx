import { CHAT_LIMITS } from '@tessera/domain';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface SearchFieldProps {
  /** Also stands in the empty field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Escape in the empty field; in any other it clears what is written, and no dialog around it closes. */
  onClose?: () => void;
  /** It appears because somebody wants to search. */
  takesFocus?: boolean;
}

/** A narrow field that searches the list below it while one types. */
export function SearchField({ label, value, onChange, onClose, takesFocus = false }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== field.current) return;
    if (value === '' && !onClose) return;
    event.preventDefault();
    if (value === '') onClose?.();
    else onChange('');
  });
  useEffect(() => {
    if (takesFocus) field.current?.focus();
    // A dialog listens at the document, on the way down: the field is asked before it.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [takesFocus]);
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-2.5 -translate-y-1/2 size-4 stroke-[1.6] text-ink-3"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={CHAT_LIMITS.query}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 w-full pointer-coarse:h-11 min-w-0 rounded-md border border-line-2 bg-raised pe-2 ps-8.5 text-md hover:border-ink-3"
      />
    </div>
  );
}
