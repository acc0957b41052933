import { Search } from 'lucide-react';

export interface SearchFieldProps {
  /** Also stands in the empty field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A narrow field that searches the list below it while one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-2.5 -translate-y-1/2 size-4 stroke-[1.6] text-ink-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 w-full pointer-coarse:h-11 min-w-0 rounded-md border border-line-2 bg-raised pe-2 ps-8.5 text-md hover:border-ink-3"
      />
    </div>
  );
}
