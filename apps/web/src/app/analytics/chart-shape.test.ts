import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHART, findHighest, indexAt, scaleTop, toBars, toPoints } from './chart-shape.ts';

const series = fc.array(fc.float({ min: 0, max: 1e6, noNaN: true }), { maxLength: 60 });

test('no bar and no point leaves the drawing', () => {
  fc.assert(
    fc.property(series, (values) => {
      const top = scaleTop(values);
      for (const bar of toBars(values, top)) {
        if (bar) expect(bar.y >= -1e-6 && bar.y + bar.height <= CHART.height + 1e-6 && bar.x >= 0).toBe(true);
      }
      for (const { x, y } of toPoints(values, top)) {
        expect(x >= 0 && x <= CHART.width && y >= 0 && y <= CHART.height).toBe(true);
      }
    }),
  );
});

test.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[3], 4],
  [[7, 29], 40],
  [[100], 100],
  [[1284], 2000],
])('the scale of %j ends at %d', (values, top) => {
  expect(scaleTop(values)).toBe(top);
});

test('a scale reaches at least as far as it is told, so that small percentages stay low', () => {
  expect(scaleTop([3], 10)).toBe(10);
  const [point] = toPoints([5], 10);
  expect(point?.y).toBeGreaterThan(CHART.height / 2 - 1);
});

test('a day with nothing has no bar, and one beside thousands is still seen', () => {
  const [none, one, many] = toBars([0, 1, 5000], 5000);
  expect(none).toBeNull();
  expect(one?.height).toBe(2);
  expect(many?.height).toBe(CHART.height);
});

test('the latest of equal highest days is named, and none where nothing happened', () => {
  expect(findHighest([3, 1, 3, 2])).toEqual({ value: 3, index: 2 });
  expect(findHighest([0, 0])).toBeNull();
  expect(findHighest([])).toBeNull();
});

test.each([
  [0, 0],
  [0.5, 15],
  [0.999, 29],
  [1, 29],
  [-0.1, 0],
])('a pointer at %d of the width is over day %d of 30', (share, index) => {
  expect(indexAt(share, 30)).toBe(index);
});
