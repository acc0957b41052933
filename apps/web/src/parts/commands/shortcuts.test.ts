import { expect, test } from 'vitest';
import { readKey, SHORTCUTS } from './shortcuts.ts';

test('no key has two meanings', () => {
  const written = SHORTCUTS.map(({ keys }) => keys.join(' '));
  expect(new Set(written).size).toBe(written.length);
  const singles = SHORTCUTS.filter(({ keys }) => keys.length === 1).map(({ keys }) => keys[0]);
  const beginnings = SHORTCUTS.filter(({ keys }) => keys.length === 2).map(({ keys }) => keys[0]);
  expect(singles.filter((key) => beginnings.includes(key))).toEqual([]);
});

test('two keys belong together for a second and a half', () => {
  const first = readKey('g', 1000, null);
  expect(first).toEqual({ key: 'g', at: 1000 });
  expect(readKey('c', 2500, { key: 'g', at: 1000 })).toMatchObject({ label: 'My Cards' });
  expect(readKey('c', 2501, { key: 'g', at: 1000 })).toBeNull();
});

test('a key alone needs no other, and after the wrong one it is itself', () => {
  expect(readKey('n', 0, null)).toMatchObject({ label: 'New card' });
  expect(readKey('n', 10, { key: 'g', at: 0 })).toMatchObject({ label: 'New card' });
  expect(readKey('x', 0, null)).toBeNull();
});
