import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, CHART, highestOf, indexAt, pointsOf } from './chart-shape.ts';

const series = fc.array(fc.float({ min: 0, max: 1e6, noNaN: true }), { maxLength: 60 });

test('no bar and no point leaves the drawing', () => {
  fc.assert(
    fc.property(series, (values) => {
      for (const bar of barsOf(values)) {
        if (bar) expect(bar.y >= 0 && bar.y + bar.height <= CHART.height + 1e-6 && bar.x >= 0).toBe(true);
      }
      for (const { x, y } of pointsOf(values))
        expect(x >= 0 && x <= CHART.width && y >= 0 && y <= CHART.height).toBe(true);
    }),
  );
});

test('a day with nothing has no bar, and one beside thousands is still seen', () => {
  const [none, one, many] = barsOf([0, 1, 5000]);
  expect(none).toBeNull();
  expect(one?.height).toBe(2);
  expect(many?.height).toBe(100);
});

test('a line of small percentages stays low', () => {
  const [point] = pointsOf([5], 10);
  expect(point?.y).toBeGreaterThan(CHART.height / 2 - 1);
});

test('the latest of equal highest days is named, and none where nothing happened', () => {
  expect(highestOf([3, 1, 3, 2])).toEqual({ value: 3, index: 2 });
  expect(highestOf([0, 0])).toBeNull();
  expect(highestOf([])).toBeNull();
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
