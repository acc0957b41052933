import { expect, test } from 'vitest';
import { scrollKey } from './scroll-key.ts';

const location = { key: 'default', pathname: '/share/1', search: '?token=secret', hash: '#top', state: null };

test('the position of a first page is kept under its path, never with a token', () => {
  expect(scrollKey(location)).toBe('default:/share/1');
});

test('every other entry of the history has a key of its own', () => {
  expect(scrollKey({ ...location, key: 'abc' })).toBe('abc');
});
