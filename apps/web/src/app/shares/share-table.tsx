import { EmptyState, type EmptyStateProps, Skeleton } from '@tessera/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ShowMore } from '../../lists/show-more.tsx';

export interface ShareTableProps {
  /** Names the table. */
  label: string;
  /** The five columns; a sixth holds the actions. Widths are classes; one is left to take the rest. */
  columns: readonly { head: string; width?: string }[];
  hasMore: boolean;
  /** Asks for the next page. */
  onMore: () => Promise<unknown>;
  /** `ShareRow`s. */
  children: ReactNode;
}

/** One list of shares; where there is no room each row is a block whose lines name their columns. */
export function ShareTable({ label, columns, hasMore, onMore, children }: ShareTableProps) {
  return (
    <>
      <table aria-label={label} className="w-full table-fixed border-collapse text-left text-md max-xl:block">
        <thead className="max-xl:sr-only">
          <tr>
            {columns.map(({ head, width }) => (
              <th key={head} scope="col" className={clsx('cap border-b border-line py-2.5 pr-4 text-ink-3', width)}>
                {head}
              </th>
            ))}
            <th scope="col" className="w-36 border-b border-line">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-xl:block">{children}</tbody>
      </table>
      <ShowMore hasMore={hasMore} onLoad={onMore} className="mt-6 justify-items-start" />
    </>
  );
}

/** One share. */
export function ShareRow({ children }: { children: ReactNode }) {
  return <tr className="border-b border-line align-top max-xl:block max-xl:py-3.5">{children}</tr>;
}

/** One cell; `label` is its column's head, which stands beside it there. */
export function ShareCell({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td
      className={clsx(
        'py-3 pr-4 text-ink-2 [overflow-wrap:anywhere] max-xl:grid max-xl:grid-cols-[7.5rem_minmax(0,1fr)] max-xl:gap-3 max-xl:py-0.5 max-xl:pr-0',
        className,
      )}
    >
      <span className="text-sm text-ink-3 xl:hidden">{label}</span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}

/** The last cell of a row. */
export function ActionCell({ children }: { children: ReactNode }) {
  return (
    <td className="py-1.5 max-xl:block max-xl:pt-1.5 max-xl:pb-0">
      <div className="flex flex-wrap gap-x-1 max-xl:-ml-2.5 xl:flex-col xl:items-end">{children}</div>
    </td>
  );
}

export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-12 max-xl:h-32" />
      ))}
    </div>
  );
}

/** An empty list; the hairline of the tabs above is its own. */
export function NoShares(props: EmptyStateProps) {
  return (
    <div className="-mt-6 *:border-t-0">
      <EmptyState {...props} />
    </div>
  );
}
