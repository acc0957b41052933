import type { PeriodFiguresFragment } from '@tessera/client';
import { type Change, countChange, pointChange } from '../../figures/change.ts';
import { ChangeNote } from '../../figures/change-note.tsx';
import type { Figure } from '../../figures/explain.tsx';
import { FigureTile } from '../../figures/figure-tile.tsx';
import { REPORT_FIGURES } from './figures.ts';

const COUNTS = ['views', 'visitors', 'actions', 'saves', 'leads', 'shares', 'newConnections'] as const;

export interface PeriodTilesProps {
  now: PeriodFiguresFragment;
  before: PeriodFiguresFragment;
  /** One card is chosen, to which contacts do not belong. */
  isOneCard: boolean;
}

/** The figures of the chosen days, each compared with as many days before. */
export function PeriodTiles({ now, before, isOneCard }: PeriodTilesProps) {
  const score = pointChange(now.engagementScore, before.visitors > 0 ? before.engagementScore : null);
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-4">
      {COUNTS.map((key) => (
        <Tile
          key={key}
          figure={REPORT_FIGURES[key]}
          value={now[key]}
          change={countChange(now[key], before[key])}
          note={key === 'newConnections' && isOneCard ? 'of all cards' : undefined}
        />
      ))}
      <Tile figure={REPORT_FIGURES.engagementScore} value={now.engagementScore} change={score} />
    </dl>
  );
}

interface TileProps {
  figure: Figure;
  value: number;
  change: Change;
  note?: string | undefined;
}

function Tile({ figure, value, change, note }: TileProps) {
  return (
    <FigureTile figure={figure} value={value}>
      <ChangeNote change={change} />
      {note && <span className="block text-sm text-ink-3">{note}</span>}
    </FigureTile>
  );
}
