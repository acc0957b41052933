import type { DealLineFragment } from '@tessera/client';
import { DEAL_STAGE_NAMES, DEAL_STAGES, type DealStage, formatValue } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ColumnHeads } from '../../../parts/lists/column-heads.tsx';
import { ListError } from '../../../parts/lists/list-error.tsx';
import { ShowMore } from '../../../parts/lists/show-more.tsx';
import type { DealListProps } from './deal-board.tsx';
import { DealContact, formatDay } from './deal-card.tsx';
import { countDeals, sumText } from './deal-totals.ts';
import { useDeals } from './use-deals.ts';
import { useMoveDeal } from './use-move-deal.ts';

const PAGE_SIZE = 50;
const COLUMNS = [
  { head: t('Name') },
  { head: t('Contact name'), width: 'w-1/4' },
  { head: t('Stage'), width: 'w-48' },
  { head: t('Value'), width: 'w-36' },
  { head: t('Expected'), width: 'w-32' },
];

/** All deals, the newest first; where there is no room each row is a block whose lines name their columns. */
export function DealTable({ totals, onOpen }: DealListProps) {
  const { deals, hasMore, error, retry, showMore } = useDeals(null, PAGE_SIZE);
  const { move, moving, said } = useMoveDeal();
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Totals totals={totals} />
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !deals && <Skeleton className="h-40" />}
      {deals && (
        <div className="md:wide">
          <table aria-label={t('Deals')} className="w-full table-fixed border-collapse text-start text-md max-md:block">
            <thead className="max-md:sr-only">
              <tr>
                <ColumnHeads columns={COLUMNS} />
              </tr>
            </thead>
            <tbody className="max-md:block">
              {deals.map((deal) => (
                <Row
                  key={deal.id}
                  deal={moving.get(deal.id) ?? deal}
                  onOpen={() => onOpen(deal)}
                  onMove={(stage) => void move(deal, stage)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ShowMore hasMore={hasMore} onLoad={showMore} className="mt-6 justify-items-start" />
    </>
  );
}

/** How many deals each stage has, and what they are worth. */
function Totals({ totals }: Pick<DealListProps, 'totals'>) {
  return (
    <dl aria-label={t('Totals by stage')} className="mb-6 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-5">
      {DEAL_STAGES.map((stage) => (
        <div key={stage}>
          <dt className="text-sm text-ink-2">
            {say(DEAL_STAGE_NAMES[stage])} · <span className="num">{countDeals(totals, stage)}</span>
          </dt>
          <dd className="num [overflow-wrap:anywhere]">{sumText(totals, stage) || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowProps {
  deal: DealLineFragment;
  onOpen: () => void;
  onMove: (stage: DealStage) => void;
}

function Row({ deal, onOpen, onMove }: RowProps) {
  const { name, stage, valueMinor, currency, expectedOn } = deal;
  return (
    <tr className="border-b border-line align-top max-md:block max-md:py-3.5 md:align-middle">
      <Cell>
        <button type="button" onClick={onOpen} className="hit text-start font-medium text-ink hover:underline">
          <bdi>{name}</bdi>
        </button>
      </Cell>
      <Cell label={t('Contact name')}>
        <DealContact deal={deal} />
      </Cell>
      <Cell label={t('Stage')}>
        <select
          aria-label={t('Stage of {name}', { name })}
          value={stage}
          onChange={(event) => onMove(event.target.value as DealStage)}
          className="arrow h-9 w-full pointer-coarse:h-11 rounded-md border border-line-2 bg-raised text-md text-ink"
        >
          {DEAL_STAGES.map((one) => (
            <option key={one} value={one}>
              {say(DEAL_STAGE_NAMES[one])}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label={t('Value')}>
        <span className="num">{valueMinor > 0 ? formatValue(valueMinor, currency) : '–'}</span>
      </Cell>
      <Cell label={t('Expected')}>{expectedOn ? formatDay(expectedOn) : '–'}</Cell>
    </tr>
  );
}

/** Without a label it is the head of its row. */
function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td
      className={clsx(
        'py-2 pe-4 text-ink-2 [overflow-wrap:anywhere] max-md:py-1 max-md:pe-0',
        label ? 'max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:items-center max-md:gap-3' : 'max-md:block',
      )}
    >
      {label && <span className="text-sm text-ink-3 md:hidden">{label}</span>}
      <div className="min-w-0">{children}</div>
    </td>
  );
}
