import type { Figure } from '../../figures/explain.tsx';
import { Explain } from '../../figures/explain.tsx';
import { formatNumber } from '../../locale/format.ts';
import { FIGURES } from './figures.ts';
import { lastWeek } from './overview.ts';

export interface StatTilesProps {
  totals: { totalViews: number; totalShares: number; newConnections: number; engagementScore: number };
  views: readonly number[];
  shares: readonly number[];
}

/** The four figures of all time, with what the last week added. */
export function StatTiles({ totals, views, shares }: StatTilesProps) {
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
      <Tile figure={FIGURES.totalViews} value={totals.totalViews} note={weekText(views)} />
      <Tile figure={FIGURES.totalShares} value={totals.totalShares} note={weekText(shares)} />
      <Tile figure={FIGURES.newConnections} value={totals.newConnections} />
      <Tile figure={FIGURES.engagementScore} value={totals.engagementScore} note="of 100" />
    </dl>
  );
}

function Tile({ figure, value, note }: { figure: Figure; value: number; note?: string }) {
  return (
    <div className="min-w-0 border-line py-4.5 even:border-l even:pl-4 odd:pr-4 max-lg:[&:nth-child(n+3)]:border-t lg:border-l lg:py-5 lg:odd:pr-6 lg:odd:pl-6 lg:even:pr-6 lg:even:pl-6 lg:first:border-l-0 lg:first:pl-0">
      <dt className="flex min-h-6 items-center gap-1 text-ink-3">
        <span className="cap">{figure.name}</span>
        <Explain figure={figure} />
      </dt>
      <dd className="mt-1 font-serif text-[2.6rem] leading-tight font-[380] tracking-[-0.02em] num">
        {formatNumber(value)}
      </dd>
      {note && <dd className="mt-1 text-sm text-ink-2 num">{note}</dd>}
    </div>
  );
}

function weekText(series: readonly number[]): string {
  const { total, changePercent } = lastWeek(series);
  const change = changePercent === null ? '' : `, ${formatNumber(changePercent, { signDisplay: 'exceptZero' })} %`;
  return `${formatNumber(total)} in 7 days${change}`;
}
