import { SOCIAL_PROOF } from '../content/home.ts';
import { PRICING_PROOF_LEAD } from '../content/pricing.ts';
import { COLUMN } from '../parts/section.tsx';

/** Who uses the product already, on one quiet line. */
export function ProofLine() {
  return (
    <section aria-label={SOCIAL_PROOF.title} className="border-t border-line bg-stage">
      <div className={`${COLUMN} grid gap-x-12 gap-y-5 py-9 lg:grid-cols-[auto_1fr] lg:items-baseline`}>
        <p className="cap text-ink-2">{PRICING_PROOF_LEAD}</p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
          {[...SOCIAL_PROOF.figures, ...SOCIAL_PROOF.notes].map(({ figure, label }) => (
            <li key={label}>
              <span className="num block font-serif text-xl leading-tight tracking-[-0.02em]">
                <bdi dir="ltr">{figure}</bdi>
              </span>
              <span className="text-sm text-ink-2">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
