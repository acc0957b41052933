import type { AnalyticsReportQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Explain } from '../../parts/figures/explain.tsx';
import { StepList } from './step-list.tsx';
import { TABLE_FIGURES } from './table-figures.ts';

type Steps = AnalyticsReportQuery['analyticsReport']['funnel'];

const STEPS: readonly [keyof Omit<Steps, '__typename'>, string][] = [
  ['views', t('Viewed')],
  ['actions', t('Tapped')],
  ['saves', t('Saved|step of visitors')],
  ['leads', t('Left details')],
];

/** View → action → save → lead: how many visitor-days came at least this far. */
export function Funnel({ steps }: { steps: Steps }) {
  const figure = TABLE_FIGURES.funnel;
  return (
    <section className="min-w-0">
      <div className="flex items-center gap-1">
        <h3 className="text-lg">{figure.name}</h3>
        <Explain figure={figure} />
      </div>
      <StepList
        className="mt-2"
        steps={STEPS.map(([key, name]) => ({ name, inWords: t('“{name}”', { name }), count: steps[key] }))}
        whole={steps.views}
      />
    </section>
  );
}
