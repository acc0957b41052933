import { expect, test } from 'vitest';
import { readPause, readRetryAfter } from './retry-after.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

test.each([
  ['120', 120],
  [' 3600 ', 3600],
  ['0', 1],
  ['999999999', 86_400],
  [inSeconds(-60), 1],
  [inSeconds(90 * 24 * 3600), 86_400],
  ['soon', 60],
  ['1e9', 60],
  ['-5', 60],
  ['', 60],
  [null, 60],
])('%j is %i seconds', (header, seconds) => {
  expect(readRetryAfter(header)).toBe(seconds);
});

test('a date is the time until then', () => {
  expect(Math.abs(readRetryAfter(inSeconds(300)) - 300)).toBeLessThan(3);
});

test('only 429 and 503 can ask for a pause', () => {
  expect([429, 503, 500, 302, 200].map((status) => readPause({ status, retryAfter: '120' }))).toEqual([
    120, 120, 0, 0, 0,
  ]);
  expect(readPause({ status: 429, retryAfter: null })).toBe(0);
});
