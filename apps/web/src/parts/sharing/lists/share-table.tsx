import type { ShareLineFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../locale/time-ago.tsx';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { ColumnHeads } from '../../lists/column-heads.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { modeInCapitals, NOBODY } from '../give/share-words.ts';

/** The five columns; a sixth holds the actions. Widths are classes; one is left to take the rest. */
const COLUMNS = [
  { head: t('When'), width: 'w-28' },
  { head: t('Card'), width: 'w-[18%]' },
  { head: t('Mode'), width: 'w-24' },
  { head: t('Group/Recipients'), width: undefined },
] as const;

export interface ShareListProps<Share> {
  /** Names the table, or the list. */
  label: string;
  loadingLabel: string;
  /** The head of the fifth column; without one the shares are a list and not a table. */
  lastColumn?: string | undefined;
  /** Undefined while they are loading, or can't be loaded. */
  shares: { edges: { node: Share }[]; pageInfo: { hasNextPage: boolean } } | undefined;
  error: unknown;
  onRetry: () => void;
  /** Asks for the next page. */
  onMore: () => Promise<unknown>;
  empty: ReactNode;
  renderRow: (share: Share) => ReactNode;
}

/** One list of shares in its four states. */
export function ShareList<Share>({ shares, ...props }: ShareListProps<Share>) {
  const { error, onRetry, loadingLabel, empty, renderRow } = props;
  if (!shares && error) return <ErrorNotice title={t('Failed to load')} error={error} onRetry={onRetry} />;
  if (!shares) return <TableSkeleton label={loadingLabel} />;
  if (shares.edges.length === 0) return empty;
  const rows = shares.edges.map(({ node }) => renderRow(node));
  return (
    <>
      {props.lastColumn === undefined ? (
        <ul aria-label={props.label}>{rows}</ul>
      ) : (
        <ShareTable label={props.label} lastColumn={props.lastColumn}>
          {rows}
        </ShareTable>
      )}
      <ShowMore hasMore={shares.pageInfo.hasNextPage} onLoad={props.onMore} className="mt-6 justify-items-start" />
    </>
  );
}

interface ShareTableProps {
  label: string;
  lastColumn: string;
  /** `ShareRow`s. */
  children: ReactNode;
}

/** Where there is no room each row is a block. */
function ShareTable({ label, lastColumn, children }: ShareTableProps) {
  const columns = [...COLUMNS, { head: lastColumn, width: 'w-[18%]' }];
  return (
    <div className="xl:wide">
      <table aria-label={label} className="w-full table-fixed border-collapse text-start text-md max-xl:block">
        <thead className="max-xl:sr-only">
          <tr>
            <ColumnHeads columns={columns} />
            <th scope="col" className="w-48 border-b border-line">
              <span className="sr-only">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-xl:block">{children}</tbody>
      </table>
    </div>
  );
}

/** One share. */
export function ShareRow({ children }: { children: ReactNode }) {
  return (
    <tr className="border-b border-line align-top last:border-b-0 max-xl:grid max-xl:grid-cols-[auto_minmax(0,1fr)_auto] max-xl:gap-x-3 max-xl:py-3">
      {children}
    </tr>
  );
}

export interface ShareFactsProps {
  share: { createdAt: string; mode: ShareLineFragment['mode'] };
  /** The card, or what stands in its place. */
  card: ReactNode;
  /** Whom it was shared with. */
  recipients: string;
  /** The card's name stands above its shares: where a row is a block it isn't said again. */
  isGrouped?: boolean;
}

/** The four cells that every share has. */
export function ShareFacts({ share: { createdAt, mode }, card, recipients, isGrouped = false }: ShareFactsProps) {
  return (
    <>
      <ShareCell label={t('When')}>
        <TimeAgo at={createdAt} className="text-ink" />
      </ShareCell>
      <ShareCell label={t('Card')} isQuiet={isGrouped}>
        {card}
      </ShareCell>
      <ShareCell label={t('Mode')}>{modeInCapitals(mode)}</ShareCell>
      <ShareCell label={t('Group/Recipients')} isQuiet={recipients === NOBODY}>
        {recipients}
      </ShareCell>
    </>
  );
}

interface ShareCellProps {
  /** Its column's head. */
  label: string;
  /** It says nothing new where a row is a block, and is left out there. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Where a row is a block: the card first, then the time with the mode beside it, and below them whatever else there is. */
const PLACES: Record<string, string> = {
  Card: 'max-xl:order-first max-xl:col-span-2',
  When: 'max-xl:col-start-1',
  Mode: 'max-xl:col-start-2',
};
/** What could be anybody's name says there whose it is. */
const NAMED = [t('Group/Recipients'), t('From|person')];

/** One cell. */
export function ShareCell({ label, isQuiet = false, children }: ShareCellProps) {
  return (
    <td
      className={clsx(
        'py-3 pe-4 text-ink-2 [overflow-wrap:anywhere] max-xl:gap-2 max-xl:py-0.5 max-xl:pe-0',
        PLACES[label] ?? 'max-xl:col-span-2',
        isQuiet ? 'max-xl:hidden' : 'max-xl:flex',
      )}
    >
      <span className={clsx('shrink-0 text-ink-3 xl:hidden', !NAMED.includes(label) && 'sr-only')}>{label}</span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}

/** The last cell of a row. `isBeside`: where a row is a block its one action stands beside it, otherwise below. */
export function ActionCell({ children, isBeside = false }: { children: ReactNode; isBeside?: boolean }) {
  return (
    <td
      className={clsx(
        'py-1 max-xl:py-0',
        isBeside ? 'max-xl:col-start-3 max-xl:row-span-3 max-xl:row-start-1 max-xl:-my-2' : 'max-xl:col-span-3',
      )}
    >
      <div className={clsx('flex flex-wrap gap-x-1 xl:justify-end', isBeside ? 'max-xl:-me-2.5' : 'max-xl:-ms-2.5')}>
        {children}
      </div>
    </td>
  );
}

function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-12 max-xl:h-16" />
      ))}
    </div>
  );
}
