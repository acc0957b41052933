import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../locale/format.ts';
import { Explain } from './explain.tsx';
import type { Figure } from './figure.ts';

export interface FigureTileProps {
  figure: Figure;
  value: number;
  isPercent?: boolean;
  /** What it is compared with. */
  children?: ReactNode;
}

/** One figure of a list (`dl`) of them. */
export function FigureTile({ figure, value, isPercent = false, children }: FigureTileProps) {
  return (
    <div className="min-w-0 border-b border-line py-3.5">
      <dt className="flex min-h-6 flex-wrap items-center gap-1 text-ink-3">
        <span className="cap">{figure.name}</span>
        <Explain figure={figure} />
      </dt>
      <dd className="mt-0.5 font-serif text-xl num">{isPercent ? formatPercent(value) : formatNumber(value)}</dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}
