import { IconButton } from '@tessera/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SearchField } from '../forms/search-field.tsx';
import type { ChangeOptions } from '../forms/use-search-text.ts';

interface FilterBarProps {
  search: { label: string; placeholder: string; q: string };
  onSearch: (q: string, options?: ChangeOptions) => void;
  /** What the button says that shows the filters on a phone. */
  filterLabel: string;
  /** Whether the list is narrowed by more than words when the screen opens. */
  isNarrowed: boolean;
  /** Width of the columns beside the words, from a tablet on. */
  columns?: string;
  className?: string;
  /** Two fields. */
  children: ReactNode;
}

/** Words and two fields that narrow a list or order it. On a phone the fields open on demand. */
export function FilterBar({
  search,
  onSearch,
  filterLabel,
  isNarrowed,
  columns = 'sm:grid-cols-[minmax(0,1fr)_10rem_10rem]',
  className = '',
  children,
}: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(isNarrowed);
  const onPhone = isOpen ? '' : 'max-sm:hidden';
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 ${columns} ${className}`}>
      <SearchField {...search} className="min-w-0" onSearch={onSearch} />
      <IconButton
        label={filterLabel}
        aria-expanded={isOpen}
        className="-me-2 sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      <div className={`grid grid-cols-2 items-end gap-3 max-sm:col-span-2 sm:contents ${onPhone}`}>{children}</div>
    </div>
  );
}
