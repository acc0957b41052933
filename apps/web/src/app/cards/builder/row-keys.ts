/** A key for each row of a list. It goes along with the row's item when others come, go or change. */
export interface RowKeys {
  /** The keys of these items, which are compared with those that were read last. */
  read: (items: readonly unknown[]) => readonly number[];
  create: () => number;
  /** Says which key belongs to which item after a change, where a comparison couldn't tell equal items apart. */
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
 * The known row of each row, if it has one. Undo and a restored version give a list of new objects, so rows are the same
 * if they say the same. A changed row is the same if it is the only one left, or if no row was added or removed.
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

/** How many rows are equal from the beginning. */
function countEqual(known: readonly KnownRow[], rows: readonly string[]): number {
  const first = rows.findIndex((json, at) => known[at]?.json !== json);
  return first < 0 ? rows.length : first;
}
