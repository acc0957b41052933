/** A key for each row of a list. A row keeps its key when others are added, removed or changed. */
export interface RowKeys {
  /** The keys of these items, found by comparing them with the items of the last read. */
  read: (items: readonly unknown[]) => readonly number[];
  create: () => number;
  /** Sets the keys after a known change, because a comparison can't tell equal items apart. */
  set: (items: readonly unknown[], keys: readonly number[]) => void;
}

interface KnownRow {
  json: string;
  key: number;
}

export function createRowKeys(): RowKeys {
  let known: KnownRow[] = [];
  let last = 0;
  const create = () => {
    last += 1;
    return last;
  };
  return {
    create,
    set: (items, keys) => {
      known = items.map((item, at) => ({ json: JSON.stringify(item), key: keys[at] ?? create() }));
    },
    read: (items) => {
      const rows = items.map((item) => JSON.stringify(item));
      const matches = matchRows(known, rows);
      known = rows.map((json, at) => ({ json, key: matches[at]?.key ?? create() }));
      return known.map(({ key }) => key);
    },
  };
}

/**
 * Finds the known row for each new one. Undo and restored versions create new objects, so rows match by content. A
 * changed row matches if it is the only one left, or if no row was added or removed.
 */
function matchRows(known: readonly KnownRow[], rows: readonly string[]): (KnownRow | undefined)[] {
  const start = countEqual(known, rows);
  const end = countEqual(known.slice(start).toReversed(), rows.slice(start).toReversed());
  const left = new Set(known.slice(start, known.length - end));
  const shift = known.length - rows.length;
  const matches = rows.map((json, at) => {
    if (at < start) return known[at];
    if (at >= rows.length - end) return known[at + shift];
    const equal = [...left].find((row) => row.json === json);
    if (equal) left.delete(equal);
    return equal;
  });
  const isOneLeft = left.size === 1 && matches.filter((match) => !match).length === 1;
  return matches.map((match, at) => {
    if (match) return match;
    if (isOneLeft) return [...left][0];
    const before = known[at];
    return shift === 0 && before && left.has(before) ? before : undefined;
  });
}

/** The number of equal rows at the beginning. */
function countEqual(known: readonly KnownRow[], rows: readonly string[]): number {
  const first = rows.findIndex((json, at) => known[at]?.json !== json);
  return first < 0 ? rows.length : first;
}
