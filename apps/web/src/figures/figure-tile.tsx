import type { ReactNode } from 'react';
import { formatNumber } from '../locale/format.ts';
import { Explain } from './explain.tsx';
import type { Figure } from './figure.ts';

export interface FigureTileProps {
  figure: Figure;
  value: number;
  /** Right after the number, such as ' %'. */
  unit?: string;
  /** What it is compared with. */
  children?: ReactNode;
}

/** One figure of a list (`dl`) of them. */
export function FigureTile({ figure, value, unit, children }: FigureTileProps) {
  return (
    <div className="min-w-0 border-b border-line py-3.5">
      <dt className="flex min-h-6 flex-wrap items-center gap-1 text-ink-3">
        <span className="cap">{figure.name}</span>
        <Explain figure={figure} />
      </dt>
      <dd className="mt-0.5 font-serif text-xl num">
        {formatNumber(value)}
        {unit}
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}
