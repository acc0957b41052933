import type { ReactNode } from 'react';
import { Explain } from '../../parts/figures/explain.tsx';
import type { Figure } from '../../parts/figures/figure.ts';

export interface FigureTableProps {
  figure: Figure;
  /** Of the columns: the names at the start, then the numbers. */
  heads: readonly [name: string, ...numbers: string[]];
  /** Said instead of a table without rows. */
  empty: string;
  /** One `tr` a row. */
  rows: readonly ReactNode[];
}

/** A figure with its explanation, as names with numbers. */
export function FigureTable({ figure, heads: [name, ...numbers], empty, rows }: FigureTableProps) {
  return (
    <section className="min-w-0">
      <div className="flex items-center gap-1">
        <h4 className="text-lg">{figure.name}</h4>
        <Explain figure={figure} />
      </div>
      {rows.length === 0 ? (
        <p className="mt-3 border-t border-line pt-3 text-md text-ink-2">{empty}</p>
      ) : (
        <div className="wide">
          <table aria-label={figure.name} className="mt-2 w-full text-start text-md">
            <thead className="cap text-ink-3">
              <tr className="border-b border-line">
                <th scope="col" className="w-full py-2 font-medium">
                  {name}
                </th>
                {numbers.map((head) => (
                  <th key={head} scope="col" className="py-2 ps-3 text-end font-medium">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}
