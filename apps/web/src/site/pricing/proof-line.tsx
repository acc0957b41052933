import { SOCIAL_PROOF } from '../content/home.ts';
import { PRICING_PROOF_LEAD } from '../content/pricing.ts';
import { COLUMN } from '../parts/section.tsx';

/** Who uses the product already, on one quiet line. */
export function ProofLine() {
  return (
    <section aria-label={SOCIAL_PROOF.title} className="border-t border-line bg-stage">
      <div className={`${COLUMN} flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4`}>
        <p className="cap text-ink-2">{PRICING_PROOF_LEAD}</p>
        <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          {[...SOCIAL_PROOF.figures, ...SOCIAL_PROOF.notes].map(({ figure, label }) => (
            <li key={label} className="text-sm text-ink-2">
              <bdi dir="ltr" className="num font-serif text-lg text-ink">
                {figure}
              </bdi>{' '}
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
