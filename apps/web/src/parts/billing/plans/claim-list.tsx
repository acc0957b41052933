import { say, type Text } from '@tessera/texts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { SoonMark } from './soon-mark.tsx';

export interface ClaimListProps {
  claims: readonly { text: Text; isSoon?: boolean }[];
  /** Names the list where no heading does. */
  label?: string;
  className?: string;
}

/** What the product does, with a tick; what it does not do yet has none and says “Soon”. */
export function ClaimList({ claims, label, className }: ClaimListProps) {
  return (
    <ul aria-label={label} className={clsx('grid gap-2.5', className)}>
      {claims.map(({ text, isSoon = false }) => (
        <li
          key={say(text)}
          className="grid grid-cols-[1rem_minmax(0,1fr)_auto] [overflow-wrap:anywhere] items-start gap-x-3"
        >
          {isSoon ? (
            <span aria-hidden="true" className="mt-[9px] size-1 justify-self-center rounded-full bg-ink-3" />
          ) : (
            <Check aria-hidden="true" className="mt-[3px] size-4 stroke-[1.8] text-brass" />
          )}
          <span className={isSoon ? 'text-ink-2' : undefined}>{say(text)}</span>
          {isSoon && <SoonMark />}
        </li>
      ))}
    </ul>
  );
}
