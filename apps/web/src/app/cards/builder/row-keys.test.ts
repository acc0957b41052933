import { expect, test } from 'vitest';
import { createRowKeys } from './row-keys.ts';

/** The keys of the rows after each of these changes. */
function readAll(...lists: string[][]): (readonly number[])[] {
  const keys = createRowKeys();
  return lists.map((list) => keys.read(list.map((title) => ({ title }))));
}

test.each([
  ['comes at the end', ['a', 'b'], ['a', 'b', 'c'], [1, 2, 3]],
  ['comes back at the beginning', ['b', 'c'], ['a', 'b', 'c'], [3, 1, 2]],
  ['comes between others', ['a', 'c'], ['a', 'b', 'c'], [1, 3, 2]],
  ['goes', ['a', 'b', 'c'], ['a', 'c'], [1, 3]],
  ['moves', ['a', 'b', 'c', 'd'], ['a', 'd', 'b', 'c'], [1, 4, 2, 3]],
  ['changes', ['a', 'b', 'c'], ['a', 'Ü', 'c'], [1, 2, 3]],
  ['changes while an equal one is above it', ['', 'बी', ''], ['', '', ''], [1, 2, 3]],
  ['changes as others do', ['a', 'b', 'c'], ['A', 'b', 'C'], [1, 2, 3]],
])('the keys go along with their rows when one %s', (_, before, after, keys) => {
  expect(readAll(before, after).at(-1)).toEqual(keys);
});

test('a key that was given away is never given to another row', () => {
  expect(readAll(['a', 'b'], ['a'], ['a', 'c', 'd'])).toEqual([[1, 2], [1], [1, 3, 4]]);
});

test('rows that say the same have the keys that they were given', () => {
  const keys = createRowKeys();
  const rows = [{}, {}, {}];
  const [first = 0, second = 0, third = 0] = keys.read(rows);
  keys.set(rows, [third, first, second]);
  expect(keys.read(structuredClone(rows))).toEqual([third, first, second]);
});
