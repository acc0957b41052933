import { t } from '@tessera/texts';
import { formatNumber, formatPercent } from '../../locale/format.ts';
import { ShareBar } from '../../parts/figures/share-bar.tsx';

export interface Step {
  name: string;
  /** What the next step is a share of: '38% of views'. */
  inWords: string;
  count: number;
}

/** How many came how far: each step with its share of the one before, and a bar of its share of `whole`. */
export function StepList({ steps, whole, className }: { steps: readonly Step[]; whole: number; className: string }) {
  return (
    <ol className={`border-t border-line ${className}`}>
      {steps.map(({ name, count }, index) => (
        <li key={name} className="border-b border-line py-2 text-md">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="num">
              <StepShare count={count} before={steps[index - 1]} />
              {formatNumber(count)}
            </span>
          </p>
          <ShareBar share={whole > 0 ? count / whole : 0} />
        </li>
      ))}
    </ol>
  );
}

/** Nothing where nobody came that far before. */
function StepShare({ count, before }: { count: number; before: Step | undefined }) {
  if (!before || before.count === 0) return null;
  return (
    <span className="me-4 text-sm text-ink-2">
      {t('{percent} of {step}', {
        percent: formatPercent((100 * count) / before.count),
        step: before.inWords,
      })}
    </span>
  );
}
