import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLatest } from '../../../parts/forms/use-latest.ts';
import { startDrag } from './row-drag.ts';
import { createRowKeys } from './row-keys.ts';
import './sortable-rows.css';

interface SortableOptions<Item> {
  items: readonly Item[];
  /** The row's name for screen readers. */
  nameFor: (at: number) => string;
  /** False if a row in between is locked. */
  mayMove?: (from: number, to: number) => boolean;
  /** Must call `change` at once with the latest items: an upload may have added one since the last render. */
  onChange: (change: (items: readonly Item[]) => Item[]) => void;
}

export interface SortableRows {
  count: number;
  nameFor: (at: number) => string;
  /** Announces the last move to screen readers. */
  said: string;
  drag: { from: number; to: number } | null;
  setDragged: (dragged: { key: number; to: number } | null) => void;
  canMove: (from: number, to: number) => boolean;
  /** 0 where there is no row. */
  keyFor: (at: number) => number;
  move: (key: number, to: number) => void;
}

/** Rows that a person puts in order: by dragging the grip, by the arrow keys on it, or place by place with buttons. */
export function useSortableRows<Item>({ items, nameFor, mayMove = () => true, onChange }: SortableOptions<Item>) {
  const [rowKeys] = useState(createRowKeys);
  const shownKeys = rowKeys.read(items);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<{ key: number; to: number } | null>(null);
  const canMove = (from: number, to: number, count = items.length) =>
    from !== to && from >= 0 && to >= 0 && to < count && mayMove(from, to);
  const edit = (change: (now: readonly Item[], keys: readonly number[]) => [Item[], number[]] | null) =>
    onChange((now) => {
      const changed = change(now, rowKeys.read(now));
      if (!changed) return [...now];
      rowKeys.set(...changed);
      return changed[0];
    });
  const rows: SortableRows = {
    ...{ count: items.length, nameFor, said, setDragged, canMove },
    drag: dragged && { from: shownKeys.indexOf(dragged.key), to: dragged.to },
    keyFor: (at) => shownKeys[at] ?? 0,
    move: (key, to) =>
      edit((now, keys) => {
        const from = keys.indexOf(key);
        if (!canMove(from, to, now.length)) return null;
        setSaid(
          t('{title} moved to place {place} of {count}.', { title: nameFor(from), place: to + 1, count: now.length }),
        );
        return [moveItem(now, from, to), moveItem(keys, from, to)];
      }),
  };
  return {
    rows,
    /** Adds a row, at the end if no place is given, and returns its key. */
    insert: (item: Item, place = Number.POSITIVE_INFINITY) => {
      const key = rowKeys.create();
      edit((now, keys) => [now.toSpliced(place, 0, item), keys.toSpliced(place, 0, key)]);
      return key;
    },
    change: (key: number, change: (item: Item) => Item) =>
      edit((now, keys) => [now.map((item, at) => (keys[at] === key ? change(item) : item)), [...keys]]),
    remove: (key: number) =>
      edit((now, keys) => [now.filter((_, at) => keys[at] !== key), keys.filter((one) => one !== key)]),
  };
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
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

/** The handle for dragging a row. The arrow keys move it too. */
export function RowGrip({ rows, at }: RowProps) {
  const { count, canMove, keyFor, setDragged } = rows;
  const key = keyFor(at);
  // Rows may come and go during a drag.
  const latest = useLatest(rows);
  const mayMove = canMove(at, at - 1) || canMove(at, at + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    rows.move(key, to);
  };
  return (
    <IconButton
      label={t('Move {name}', { name: rows.nameFor(at) })}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      disabled={!mayMove}
      onKeyDown={onKeyDown}
      onPointerDown={(event) =>
        startDrag(event, {
          onOver: (to) => setDragged(to === null ? null : { key, to }),
          onDrop: (to) => latest.current?.move(key, to),
        })
      }
      className="cursor-grab touch-none select-none disabled:cursor-default"
    >
      <GripVertical aria-hidden="true" />
    </IconButton>
  );
}

/** For fingers and screen readers, which neither drag nor have arrow keys. */
export function RowArrows({ rows, at }: RowProps) {
  const name = rows.nameFor(at);
  return (
    <>
      <IconButton
        label={t('Move {name} up', { name })}
        disabled={!rows.canMove(at, at - 1)}
        onClick={() => rows.move(rows.keyFor(at), at - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Move {name} down', { name })}
        disabled={!rows.canMove(at, at + 1)}
        onClick={() => rows.move(rows.keyFor(at), at + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </>
  );
}
