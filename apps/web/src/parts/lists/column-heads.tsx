import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column {
  head: string;
  /** Stands before the text. */
  lead?: ReactNode;
  /** A class; columns without one share the rest. */
  width?: string | undefined;
}

/** The cells of a table's head row. */
export function ColumnHeads({ columns }: { columns: readonly Column[] }) {
  return columns.map(({ head, lead, width }) => (
    <th key={head} scope="col" className={clsx('cap border-b border-line py-2.5 pe-4 text-ink-3', width)}>
      {lead ? (
        <span className="flex items-center gap-3 pointer-coarse:gap-5.5">
          {lead}
          {head}
        </span>
      ) : (
        head
      )}
    </th>
  ));
}
