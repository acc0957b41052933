import { PLAN_NAMES } from '@tessera/domain';
import { say } from '@tessera/texts';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { SoonMark } from '../../parts/billing/plans/soon-mark.tsx';
import { COMPARISON, COMPARISON_ROWS, type ComparisonRow } from '../content/pricing.ts';

/** On a phone the label stands above its four values, so that nothing scrolls sideways. */
const ROW = 'border-b border-line max-md:grid max-md:grid-cols-4 max-md:gap-x-2';

/** What each plan holds, side by side. The names of the plans stay in sight below the top bar. */
export function CompareTable() {
  return (
    <table className="w-full table-fixed border-collapse text-md max-md:block">
      <caption className="sr-only">{COMPARISON.title}</caption>
      <thead className="sticky top-15 z-1 bg-ground max-md:block">
        <tr className={ROW}>
          <td className="w-[36%] max-md:hidden" />
          {COMPARISON.columns.map(({ key, label, plan }) => (
            <th key={key} scope="col" className="cap py-3.5 text-start text-ink-2 max-md:text-[10px] md:px-3">
              {label}
              {label !== say(PLAN_NAMES[plan]) && (
                <span className="block normal-case tracking-normal text-ink-3">{say(PLAN_NAMES[plan])}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {COMPARISON_ROWS.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr className={ROW}>
      <th scope="row" className="py-3.5 pe-4 text-start font-normal max-md:col-span-4 max-md:pb-0">
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {row.label} {row.isSoon && <SoonMark />}
        </span>
      </th>
      {COMPARISON.columns.map(({ key }) => (
        <td
          key={key}
          className={clsx('num py-3.5 text-ink-2 max-md:pt-2 max-md:text-sm md:px-3', key === 'pro' && 'text-ink')}
        >
          <Value value={row[key]} />
        </td>
      ))}
    </tr>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={clsx('size-[18px] stroke-[1.6]', value ? 'text-brass' : 'text-ink-3')} />
      <span className="sr-only">{value ? COMPARISON.yes : COMPARISON.no}</span>
    </>
  );
}
