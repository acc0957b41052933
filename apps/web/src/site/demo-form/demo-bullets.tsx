import { ClaimList } from '../../parts/billing/plans/claim-list.tsx';
import { DEMO_PAGE } from '../content/demo.ts';

/** What the walkthrough shows. */
export function DemoBullets() {
  return (
    <div className="max-w-115 border-t border-line pt-5">
      <ClaimList label={DEMO_PAGE.bulletsTitle} claims={DEMO_PAGE.bullets} className="gap-3.5" />
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-2">{DEMO_PAGE.note}</p>
    </div>
  );
}
