import { t } from '@tessera/texts';
import { formatNumber, formatPercent } from '../../locale/format.ts';
import { Explain } from '../../parts/figures/explain.tsx';
import { ShareBar } from '../../parts/figures/share-bar.tsx';
import type { ReportData } from './report-rows.ts';
import { TABLE_FIGURES } from './table-figures.ts';

const STEPS = [
  ['views', t('Saw your card')],
  ['actions', t('Tapped a link or went further')],
  ['saves', t('Saved your contact or left their details')],
  ['leads', t('Left their details')],
] as const;

export interface FunnelProps {
  steps: ReportData['funnel'];
  /** What came of their leads; undefined while it is fetched, or can't be. */
  deals: { deals: number; won: number } | undefined;
}

/** From a view to a won deal: how many daily visitors came at least this far, and the deals that followed. */
export function Funnel({ steps, deals }: FunnelProps) {
  const figure = TABLE_FIGURES.funnel;
  return (
    <section aria-label={figure.name} className="min-w-0">
      <div className="flex items-center gap-1">
        <h4 className="text-lg">{figure.name}</h4>
        <Explain figure={figure} />
      </div>
      <ol className="mt-2 border-t border-line">
        {STEPS.map(([key, name], index) => (
          <Step
            key={key}
            name={name}
            count={steps[key]}
            share={steps.views > 0 ? steps[key] / steps.views : 0}
            isShareSaid={index > 0 && steps.views > 0}
          />
        ))}
        {/* Deals are no visitors, so they are no share of them. */}
        <Step name={t('Deals opened with them')} count={deals?.deals} />
        <Step name={t('Deals won')} count={deals?.won} />
      </ol>
    </section>
  );
}

interface StepProps {
  name: string;
  count: number | undefined;
  /** Of all visitors, 0–1. */
  share?: number;
  isShareSaid?: boolean;
}

function Step({ name, count, share, isShareSaid = false }: StepProps) {
  return (
    <li className="border-b border-line py-2 text-md">
      <p className="flex items-baseline justify-between gap-x-4">
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <span className="shrink-0 num">
          {isShareSaid && share !== undefined && (
            <span className="me-4 text-sm text-ink-2">{formatPercent(100 * share)}</span>
          )}
          {count === undefined ? '–' : formatNumber(count)}
        </span>
      </p>
      {share !== undefined && <ShareBar share={share} />}
    </li>
  );
}
