import { Plus } from 'lucide-react';
import type { FaqItem } from '../content/home.ts';

export interface FaqProps {
  /** Names the group, of which one item is open at a time. */
  name: string;
  items: readonly FaqItem[];
}

/** Questions of which one is open at a time, the first one at the start. The browser's own: it works without a script. */
export function Faq({ name, items }: FaqProps) {
  return (
    <div className="border-b border-line">
      {items.map(({ q, a }, index) => (
        <details
          key={q}
          name={name}
          open={index === 0}
          className="group border-t border-line first:border-t-0 lg:first:border-t"
        >
          <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-5 font-serif text-lg [&::-webkit-details-marker]:hidden">
            <span>{q}</span>
            <Plus
              aria-hidden="true"
              className="size-4.5 shrink-0 translate-y-0.5 stroke-[1.4] text-ink-3 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-150 pe-10 pb-6 text-ink-2">{a}</p>
        </details>
      ))}
    </div>
  );
}
