import type { AnalyticsPeriodFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { formatNumber } from '../../locale/format.ts';
import { type Change, countChange, pointChange } from '../../parts/figures/change.ts';
import { ChangeNote } from '../../parts/figures/change-note.tsx';
import { Explain } from '../../parts/figures/explain.tsx';
import type { Figure } from '../../parts/figures/figure.ts';
import { FIGURES } from './figures.ts';

/** Of fewer visitors the score is mostly chance. */
const FEW_VISITORS = 10;

/** Totals since the first day, of all cards. */
export interface AllTime {
  totalViews: number;
  totalShares: number;
}

export interface PeriodTilesProps {
  now: AnalyticsPeriodFragment;
  before: AnalyticsPeriodFragment;
  /** Null where one card is chosen, of which no total is known, and while it isn't there. */
  allTime: AllTime | null;
  /** One card is chosen, to which contacts do not belong. */
  isOneCard: boolean;
}

/** The four figures of the chosen days, each compared with as many days before. */
export function PeriodTiles({ now, before, allTime, isOneCard }: PeriodTilesProps) {
  const score = pointChange(now.engagementScore, before.visitors > 0 ? before.engagementScore : null);
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
      <Tile
        figure={FIGURES.views}
        value={now.views}
        change={countChange(now.views, before.views)}
        note={allTime && t('{totalViews} all time', { totalViews: formatNumber(allTime.totalViews) })}
      />
      <Tile
        figure={FIGURES.shares}
        value={now.shares}
        change={countChange(now.shares, before.shares)}
        note={allTime && t('{totalShares} all time', { totalShares: formatNumber(allTime.totalShares) })}
      />
      <Tile
        figure={FIGURES.newConnections}
        value={now.newConnections}
        change={countChange(now.newConnections, before.newConnections)}
        note={isOneCard && t('from all cards')}
      />
      <Tile
        figure={FIGURES.engagementScore}
        value={now.engagementScore}
        change={score}
        note={now.visitors < FEW_VISITORS ? t('out of 100, from few visitors so far') : t('out of 100')}
      />
    </dl>
  );
}

interface TileProps {
  figure: Figure;
  value: number;
  change: Change;
  note?: string | false | null;
}

function Tile({ figure, value, change, note }: TileProps) {
  return (
    <div className="min-w-0 border-line py-4.5 even:border-s even:ps-4 odd:pe-4 max-lg:[&:nth-child(n+3)]:border-t lg:py-5 lg:pe-6! lg:not-first:border-s lg:not-first:ps-6!">
      <dt className="flex min-h-6 items-center gap-1 text-ink-3">
        <span className="cap min-w-0 [overflow-wrap:anywhere] max-sm:tracking-normal">{figure.name}</span>
        <Explain figure={figure} />
      </dt>
      <dd className="mt-1 font-serif text-[2.6rem] leading-tight font-[380] tracking-[-0.02em] num">
        {formatNumber(value)}
      </dd>
      <dd className="mt-1">
        <ChangeNote change={change} />
      </dd>
      {note && <dd className="text-sm text-ink-3 num">{note}</dd>}
    </div>
  );
}
