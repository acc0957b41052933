import type { AnalyticsReportQuery } from '@tessera/client';
import { Explain } from '../../figures/explain.tsx';
import { ShareBar } from '../../figures/share-bar.tsx';
import { formatNumber } from '../../locale/format.ts';
import { FIGURES } from './figures.ts';

type Steps = AnalyticsReportQuery['analyticsReport']['funnel'];

const STEPS: readonly [keyof Omit<Steps, '__typename'>, string][] = [
  ['views', 'Viewed'],
  ['actions', 'Tapped'],
  ['saves', 'Saved'],
  ['leads', 'Left details'],
];

/** View → action → save → lead: how many visitor-days came at least this far. */
export function Funnel({ steps }: { steps: Steps }) {
  const figure = FIGURES.funnel;
  return (
    <section className="min-w-0">
      <div className="flex items-center gap-1">
        <h3 className="text-lg">{figure.name}</h3>
        <Explain figure={figure} />
      </div>
      <ol className="mt-2 border-t border-line">
        {STEPS.map(([key, name], index) => {
          const before = STEPS[index - 1];
          return (
            <li key={key} className="border-b border-line py-2 text-md">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{name}</span>
                <span className="num">
                  {before && <StepShare count={steps[key]} of={steps[before[0]]} name={before[1]} />}
                  {formatNumber(steps[key])}
                </span>
              </p>
              <ShareBar share={steps.views > 0 ? steps[key] / steps.views : 0} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** '38 % of “Viewed”'; nothing where nobody came that far before. */
function StepShare({ count, of, name }: { count: number; of: number; name: string }) {
  if (of === 0) return null;
  return (
    <span className="mr-4 text-sm text-ink-2">
      {formatNumber((100 * count) / of)} % of “{name}”
    </span>
  );
}
