import type { SalesFunnelQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { formatNumber } from '../../locale/format.ts';
import { Explain } from '../../parts/figures/explain.tsx';
import type { Figure } from '../../parts/figures/figure.ts';

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
                  {head}
                </th>
                {STEPS.map(([key, name]) => (
                  <th key={key} scope="col" className="py-2 ps-3 text-end font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
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
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
