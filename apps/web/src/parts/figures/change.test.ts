import { expect, test } from 'vitest';
import { countChange, pointChange } from './change.ts';

test.each([
  [120, 100, 'up', '20% more'],
  [97, 100, 'down', '3% fewer'],
  [0, 4, 'down', '100% fewer'],
  [1001, 1000, 'up', 'less than 1% more'],
  [4000, 1, 'up', '399,900% more'],
  [5, 0, 'up', 'up from 0'],
  [5, 5, 'none', 'no change'],
  [0, 0, 'none', 'no change'],
])('%d after %d: %s, %s', (now, before, direction, text) => {
  expect(countChange(now, before)).toEqual({ direction, text });
});

test.each([
  [12.5, 10, 'up', '2.5 points more'],
  [9, 10, 'down', '1 point less'],
  [10.01, 10, 'none', 'no change'],
  [3, 0, 'up', '3 points more'],
  [3, null, 'none', 'no earlier visitors'],
])('%d after %d in points: %s, %s', (now, before, direction, text) => {
  expect(pointChange(now, before)).toEqual({ direction, text });
});
