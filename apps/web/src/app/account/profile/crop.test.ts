import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_ZOOM, moveBy, moveTo, toPlace, toShare, toZoom, wholeCrop, zoomTo } from './crop.ts';

const wide = { width: 400, height: 200 };

test('begins with the largest square in the middle', () => {
  expect(wholeCrop(wide)).toEqual({ x: 200, y: 100, side: 200 });
  expect(toZoom(wholeCrop(wide), wide)).toBe(1);
});

describe('moving', () => {
  test('goes as far as the picture reaches', () => {
    expect(moveBy(wholeCrop(wide), { x: 30, y: 30 }, wide)).toEqual({ x: 230, y: 100, side: 200 });
    expect(moveBy(wholeCrop(wide), { x: -1000, y: 0 }, wide)).toEqual({ x: 100, y: 100, side: 200 });
  });
});

describe('the place on each way', () => {
  test('is told and set in shares of where the square can be', () => {
    expect(toShare(wholeCrop(wide), wide)).toEqual({ x: 0.5, y: 0.5 });
    const right = moveTo(wholeCrop(wide), { way: 'x', share: 1 }, wide);
    expect(right).toEqual({ x: 300, y: 100, side: 200 });
    expect(toShare(right, wide)).toEqual({ x: 1, y: 0.5 });
    expect(moveTo(right, { way: 'y', share: 1 }, wide)).toEqual(right);
  });
});

describe('zooming', () => {
  test('keeps the centre and stops at both ends', () => {
    expect(zoomTo(wholeCrop(wide), 2, wide)).toEqual({ x: 200, y: 100, side: 100 });
    expect(zoomTo(wholeCrop(wide), 99, wide).side).toBe(200 / MOST_ZOOM);
    expect(zoomTo(wholeCrop(wide), 0, wide).side).toBe(200);
  });

  test('out at the edge brings the square back into the picture', () => {
    const corner = moveBy(zoomTo(wholeCrop(wide), 4, wide), { x: -999, y: -999 }, wide);
    expect(corner).toEqual({ x: 25, y: 25, side: 50 });
    expect(zoomTo(corner, 1, wide)).toEqual({ x: 100, y: 100, side: 200 });
  });
});

const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const step = fc.record({ x: fc.integer(), y: fc.integer(), zoom: fc.double({ noNaN: true }) });

test('whatever is done, the square stays in the picture and fills the window', () => {
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 5 }), (of, steps) => {
      let crop = wholeCrop(of);
      for (const { x, y, zoom } of steps) crop = moveBy(zoomTo(crop, zoom, of), { x, y }, of);
      const half = crop.side / 2;
      const slack = 1e-6;
      expect(crop.x - half >= -slack && crop.x + half <= of.width + slack).toBe(true);
      expect(crop.y - half >= -slack && crop.y + half <= of.height + slack).toBe(true);
      const { left, top, width, height } = toPlace(crop, of);
      expect(left <= slack && top <= slack && left + width >= 1 - slack && top + height >= 1 - slack).toBe(true);
    }),
  );
});
