import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { startDrag } from './row-drag.ts';
import './sortable-rows.css';

interface SortableOptions {
  count: number;
  /** What screen readers call a row. */
  nameOf: (at: number) => string;
  /** False where a row stands that has to stay. */
  mayMove?: (from: number, to: number) => boolean;
  onMove: (from: number, to: number) => void;
}

export type SortableRows = ReturnType<typeof useSortableRows>;

/** Rows that a person puts in order: by dragging the grip, by the arrow keys on it, or place by place with buttons. */
export function useSortableRows({ count, nameOf, mayMove = () => true, onMove }: SortableOptions) {
  const keys = useRowKeys(count);
  const [said, setSaid] = useState('');
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const canMove = (from: number, to: number) => from !== to && to >= 0 && to < count && mayMove(from, to);
  return {
    ...{ count, nameOf, said, drag, setDrag, canMove },
    keyOf: (at: number) => keys.list[at],
    nextKey: keys.next,
    forget: keys.remove,
    move: (from: number, to: number) => {
      if (!canMove(from, to)) return;
      keys.move(from, to);
      onMove(from, to);
      setSaid(t('{title} moved to place {place} of {count}.', { title: nameOf(from), place: to + 1, count }));
    },
  };
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** A key for each row, which goes along when it moves, and with it the focus. */
function useRowKeys(count: number) {
  const [known, setKnown] = useState<number[]>([]);
  const missing = Math.max(0, count - known.length);
  const first = Math.max(0, ...known) + 1;
  const list = [...known.slice(0, count), ...Array.from({ length: missing }, (_, index) => first + index)];
  return {
    list,
    /** Of a row that is added at the end. */
    next: Math.max(0, ...known, ...list) + 1,
    move: (from: number, to: number) => setKnown(list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? 0)),
    remove: (at: number) => setKnown(list.toSpliced(at, 1)),
  };
}

interface SortableListProps {
  rows: SortableRows;
  className: string;
  /** A `SortableRow` for each. */
  children: ReactNode;
}

export function SortableList({ rows: { said, count }, className, children }: SortableListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {count > 0 && <ol className={className}>{children}</ol>}
    </>
  );
}

interface RowProps {
  rows: SortableRows;
  at: number;
}

interface SortableRowProps extends RowProps {
  className: string;
  children: ReactNode;
}

export function SortableRow({ rows: { drag }, at, className, children }: SortableRowProps) {
  const isTarget = drag?.to === at && drag.from !== at;
  return (
    <li
      data-dragged={drag?.from === at ? '' : undefined}
      data-drop={isTarget ? (drag.to < drag.from ? 'before' : 'after') : undefined}
      className={`sortable-row ${className}`}
    >
      {children}
    </li>
  );
}

/** What a row is dragged by; the arrow keys on it move the row, too. */
export function RowGrip({ rows, at }: RowProps) {
  const { count, canMove } = rows;
  const mayMove = canMove(at, at - 1) || canMove(at, at + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    rows.move(at, to);
  };
  return (
    <IconButton
      label={t('Move {name}', { name: rows.nameOf(at) })}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      disabled={!mayMove}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => startDrag(event, rows, at)}
      className="cursor-grab touch-none select-none disabled:cursor-default"
    >
      <GripVertical aria-hidden="true" />
    </IconButton>
  );
}

/** For fingers and screen readers, which neither drag nor have arrow keys. */
export function RowArrows({ rows, at }: RowProps) {
  const name = rows.nameOf(at);
  return (
    <>
      <IconButton
        label={t('Move {name} up', { name })}
        disabled={!rows.canMove(at, at - 1)}
        onClick={() => rows.move(at, at - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Move {name} down', { name })}
        disabled={!rows.canMove(at, at + 1)}
        onClick={() => rows.move(at, at + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </>
  );
}
