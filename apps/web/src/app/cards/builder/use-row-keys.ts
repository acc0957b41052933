import { useState } from 'react';

/** A key for each row, which goes along when it moves, and with it the focus. */
export function useRowKeys(count: number) {
  const [known, setKnown] = useState<number[]>([]);
  const missing = Math.max(0, count - known.length);
  const next = Math.max(0, ...known) + 1;
  const list = [...known.slice(0, count), ...Array.from({ length: missing }, (_, index) => next + index)];
  return {
    list,
    move: (from: number, to: number) => setKnown(list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? 0)),
    remove: (at: number) => setKnown(list.toSpliced(at, 1)),
  };
}
