import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

const SIZES = {
  sm: { icon: 'start-2.5 size-4', input: 'h-9 rounded-md pe-2 ps-8.5 text-md pointer-coarse:h-11' },
  md: { icon: 'start-3 size-[18px]', input: 'h-10 rounded-md pe-3 ps-10 text-base pointer-coarse:h-11' },
  lg: { icon: 'start-4 size-[18px]', input: 'h-12 rounded-full pe-4 ps-11 text-base' },
};

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'className'> {
  /** Small in panels, large and round on screens that are about searching. */
  size?: keyof typeof SIZES;
}

/** The field that words to search for are typed into. */
export function SearchInput({ size = 'md', ...input }: SearchInputProps) {
  const look = SIZES[size];
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className={clsx('pointer-events-none absolute inset-y-0 my-auto stroke-[1.6] text-ink-3', look.icon)}
      />
      <input
        {...input}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        className={clsx('w-full min-w-0 border border-line-2 bg-raised hover:border-ink-3', look.input)}
      />
    </div>
  );
}
