import type { ReactNode } from 'react';
import { formatNumber } from '../../locale/format.ts';
import { Explain } from '../../parts/figures/explain.tsx';
import type { Figure } from '../../parts/figures/figure.ts';
import { ShareBar } from '../../parts/figures/share-bar.tsx';

export interface RankedRow {
  key: string;
  name: string;
  count: number;
  /** At the right end: a change, or another count. */
  more?: ReactNode;
}

export interface RankedTableProps {
  figure: Figure;
  /** Heads of the columns: what is counted, and what stands at the right end. */
  columns: { name: string; count: string; more?: string };
  rows: readonly RankedRow[];
  /** Said instead of a table without rows. */
  empty: string;
}

/** Names with a count each, the highest first; a bar under each name shows its share of the highest. */
export function RankedTable({ figure, columns, rows, empty }: RankedTableProps) {
  const highest = Math.max(...rows.map(({ count }) => count), 1);
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
                  {columns.name}
                </th>
                <th scope="col" className="py-2 ps-3 text-end font-medium">
                  {columns.count}
                </th>
                {columns.more && (
                  <th scope="col" className="py-2 ps-4 text-end font-medium">
                    {columns.more}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, count, more }) => (
                <tr key={key} className="border-b border-line align-top">
                  <th scope="row" className="py-2 font-normal">
                    <span className="[overflow-wrap:anywhere]">{name}</span>
                    <ShareBar share={count / highest} />
                  </th>
                  <td className="py-2 ps-3 text-end num">{formatNumber(count)}</td>
                  {columns.more && <td className="py-2 ps-4 text-end whitespace-nowrap text-ink-2 num">{more}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
