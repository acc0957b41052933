import { Check } from 'lucide-react';
import { DEMO_PAGE } from '../content/demo.ts';
import { SoonMark } from '../site/soon-mark.tsx';

/** What the walkthrough shows. */
export function DemoBullets() {
  return (
    <>
      <ul aria-label={DEMO_PAGE.bulletsTitle} className="grid border-t border-line">
        {DEMO_PAGE.bullets.map(({ text, isSoon }) => (
          <li key={text} className="flex items-center gap-3 border-b border-line py-3.5">
            <Check aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-brass" />
            <span className="min-w-0 flex-1">{text}</span>
            {isSoon && <SoonMark />}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">{DEMO_PAGE.note}</p>
    </>
  );
}
