import type { ReactNode } from 'react';
import { formatNumber } from '../../locale/format.ts';
import type { Figure } from '../../parts/figures/figure.ts';
import { ShareBar } from '../../parts/figures/share-bar.tsx';
import { FigureTable } from './figure-table.tsx';

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
    <FigureTable
      figure={figure}
      heads={[columns.name, columns.count, ...(columns.more ? [columns.more] : [])]}
      empty={empty}
      rows={rows.map(({ key, name, count, more }) => (
        <tr key={key} className="border-b border-line align-top">
          <th scope="row" className="py-2 font-normal">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <ShareBar share={count / highest} />
          </th>
          <td className="py-2 ps-3 text-end num">{formatNumber(count)}</td>
          {columns.more && <td className="py-2 ps-3 text-end whitespace-nowrap text-ink-2 num">{more}</td>}
        </tr>
      ))}
    />
  );
}
