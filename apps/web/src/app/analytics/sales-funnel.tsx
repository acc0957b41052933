import { type SalesFunnelQuery, useSalesFunnelQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { formatNumber } from '../../locale/format.ts';
import { Explain } from '../../parts/figures/explain.tsx';
import type { ReportInput } from '../../parts/figures/report-input.ts';
import { ListError } from '../../parts/lists/list-error.tsx';
import { StepList } from './step-list.tsx';
import { TABLE_FIGURES } from './table-figures.ts';
import { campaignWord } from './words.ts';

type Funnel = SalesFunnelQuery['salesFunnel'];
type Counts = Omit<Funnel['total'], '__typename'>;

const STEPS: readonly [keyof Counts, string][] = [
  ['views', t('Views')],
  ['leads', t('Leads')],
  ['deals', t('Deals')],
  ['won', t('Won')],
];

/** View → lead → deal → won, of the report's days and cards: all together, by card and by campaign. */
export function SalesFunnel({ input }: { input: ReportInput }) {
  const { data, previousData, error, refetch } = useSalesFunnelQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const funnel = (data ?? previousData)?.salesFunnel;
  const figure = TABLE_FIGURES.sales;
  return (
    <section aria-label={figure.name}>
      <div className="flex items-center gap-1">
        <h3 className="text-lg">{figure.name}</h3>
        <Explain figure={figure} />
      </div>
      {funnel && <Loaded funnel={funnel} />}
      {!funnel && error && <ListError error={error} onRetry={() => void refetch().catch(() => {})} />}
      {!funnel && !error && <Skeleton className="mt-3 h-40" />}
    </section>
  );
}

function Loaded({ funnel: { total, cards, campaigns } }: { funnel: Funnel }) {
  const cardRows = cards.map(({ card, ...counts }) => ({ ...counts, key: card.id, name: card.title }));
  const campaignRows = campaigns.map((row) => ({ ...row, key: campaignWord(row), name: campaignWord(row) }));
  return (
    <div className="mt-2 grid gap-x-10 gap-y-7 lg:grid-cols-2">
      <Total total={total} />
      <div className="grid min-w-0 content-start gap-7">
        <StepTable label={t('By card')} head={t('Card')} rows={cardRows} />
        {campaignRows.length > 0 && (
          <StepTable label={t('By campaign')} head={t('Source / medium / campaign')} rows={campaignRows} />
        )}
      </div>
    </div>
  );
}

function Total({ total }: { total: Counts }) {
  const steps = STEPS.map(([key, name]) => ({ name, inWords: name.toLowerCase(), count: total[key] }));
  return <StepList className="self-start" steps={steps} whole={Math.max(...steps.map(({ count }) => count))} />;
}

interface StepRow extends Counts {
  key: string;
  name: string;
}

function StepTable({ label, head, rows }: { label: string; head: string; rows: readonly StepRow[] }) {
  if (rows.length === 0)
    return <p className="border-t border-line pt-3 text-md text-ink-2">{t('Nothing happened yet.')}</p>;
  return (
    <div className="wide">
      <table aria-label={label} className="w-full text-start text-md">
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
  );
}
