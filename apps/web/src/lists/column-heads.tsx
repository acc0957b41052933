import { clsx } from 'clsx';

export interface Column {
  head: string;
  /** A class; columns without one share the rest. */
  width?: string | undefined;
}

/** The cells of a table's head row. */
export function ColumnHeads({ columns }: { columns: readonly Column[] }) {
  return columns.map(({ head, width }) => (
    <th key={head} scope="col" className={clsx('cap border-b border-line py-2.5 pr-4 text-ink-3', width)}>
      {head}
    </th>
  ));
}
