import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FoldProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Stands on the row that opens it; spans only, for it is inside a button. */
  head: ReactNode;
  /** Rendered while it is open. */
  children: ReactNode;
  className?: string;
}

/** A section that one press on its row opens and closes. */
export function Fold({ isOpen, onToggle, head, children, className }: FoldProps) {
  const id = useId();
  return (
    <>
      <h2 className="font-sans text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center justify-between gap-4 py-4 text-start"
        >
          {head}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 stroke-[1.6] text-ink-3 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={className}>
        {isOpen && children}
      </div>
    </>
  );
}
