import type { SalesFunnelQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { formatNumber } from '../../locale/format.ts';
import type { Figure } from '../../parts/figures/figure.ts';
import { FigureTable } from './figure-table.tsx';

const STEPS = [
  ['views', t('Views')],
  ['leads', t('Leads')],
  ['deals', t('Deals')],
  ['won', t('Won')],
] as const;

export type StepRow = Omit<SalesFunnelQuery['salesFunnel']['total'], '__typename'> & { key: string; name: string };

export interface StepTableProps {
  figure: Figure;
  /** The head of the names. */
  head: string;
  rows: readonly StepRow[];
  /** Said instead of a table without rows. */
  empty: string;
}

/** What came of each card or campaign: views, leads, deals, and those that were won. */
export function StepTable({ figure, head, rows, empty }: StepTableProps) {
  return (
    <FigureTable
      figure={figure}
      heads={[head, ...STEPS.map(([, name]) => name)]}
      empty={empty}
      rows={rows.map((row) => (
        <tr key={row.key} className="border-b border-line align-top">
          <th scope="row" dir="auto" className="py-2 font-normal [overflow-wrap:anywhere]">
            {row.name}
          </th>
          {STEPS.map(([key]) => (
            <td key={key} className="py-2 ps-3 text-end num">
              {formatNumber(row[key])}
            </td>
          ))}
        </tr>
      ))}
    />
  );
}
