import { MAX_QUERY_CHARS } from '@tessera/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchInput, type SearchInputProps } from './search-input.tsx';

export interface FilterFieldProps extends Pick<SearchInputProps, 'size' | 'maxLength'> {
  label: string;
  /** The label unless told otherwise. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Escape in the empty field; in any other it clears what is written, and no dialog around it closes. */
  onClose?: () => void;
  /** It appears because somebody wants to search. */
  takesFocus?: boolean;
}

/** Searches what stands below it while somebody types. */
export function FilterField({
  label,
  placeholder = label,
  size,
  maxLength = MAX_QUERY_CHARS,
  value,
  onChange,
  onClose,
  takesFocus = false,
}: FilterFieldProps) {
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
    <SearchInput
      ref={field}
      size={size}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
