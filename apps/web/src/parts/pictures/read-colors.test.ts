import { expect, test } from 'vitest';
import { strongColors } from './read-colors.ts';

const pixels = (...colors: [number, number, number, number?][]) =>
  colors.flatMap(([red, green, blue, opacity = 255]) => [red, green, blue, opacity]);

test('a picture’s colours are found, most of it first', () => {
  const red = Array<[number, number, number]>(6).fill([190, 40, 30]);
  const blue = Array<[number, number, number]>(3).fill([30, 60, 180]);
  expect(strongColors(pixels(...blue, ...red))).toEqual(['#be281e', '#1e3cb4']);
});

test('greys, white, black and what is transparent are no colours', () => {
  expect(strongColors(pixels([255, 255, 255], [0, 0, 0], [120, 124, 118], [255, 0, 0, 0]))).toEqual([]);
});
