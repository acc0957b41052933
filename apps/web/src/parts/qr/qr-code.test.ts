import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { makeQrCode } from './make-qr-code.ts';
import { codeSvg } from './print/code-svg.ts';
import { DARK, drawPixels, drawSquare } from './qr-code.ts';

const ADDRESS = 'https://tessera.example/asha-rao/principal?s=01a2b3c4-0000-7000-8000-000000000000&c=qr';

test('what is drawn reads as what was meant', () => {
  const { data, widthPx } = drawPixels(makeQrCode(ADDRESS));
  expect(jsQR(data, widthPx, widthPx)?.data).toBe(ADDRESS);
});

test('six pixels a module and four modules of white are what is read back', () => {
  const code = makeQrCode(ADDRESS);
  const { data, widthPx } = drawPixels(code);
  expect(widthPx).toBe((code.size + 8) * 6);
  const redAt = (x: number, y: number) => data[(y * widthPx + x) * 4];
  // The corner of the finder pattern is always dark.
  expect([redAt(23, 23), redAt(24, 24)]).toEqual([0xff, 0x17]);
});

test('2,048 pixels and four modules of white or more are what is downloaded', () => {
  const code = makeQrCode(ADDRESS);
  const { data, widthPx } = drawSquare(code, { widthPx: 2048, dark: DARK });
  expect(widthPx).toBe(2048);
  const scale = Math.floor(2048 / (code.size + 8));
  const start = Math.floor((2048 - code.size * scale) / 2);
  expect(start).toBeGreaterThanOrEqual(4 * scale);
  const redAt = (x: number, y: number) => data[(y * widthPx + x) * 4];
  expect([redAt(start - 1, start - 1), redAt(start, start)]).toEqual([0xff, 0x17]);
  expect(codeSvg(code, { dark: DARK, logo: null })).toContain(
    `width="2048" height="2048" viewBox="-4 -4 ${code.size + 8} ${code.size + 8}"`,
  );
});

describe('the path', () => {
  test('covers the dark modules and no others', () => {
    const { path, size, isDark } = makeQrCode(ADDRESS);
    const drawn = new Set<string>();
    for (const [, column, row, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let step = 0; step < Number(length); step += 1) drawn.add(`${row}/${Number(column) + step}`);
    }
    const wanted = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const)
      .filter(([row, column]) => isDark(row, column))
      .map(([row, column]) => `${row}/${column}`);
    expect([...drawn].sort()).toEqual(wanted.sort());
  });
});

test('a text that fits in no QR code is refused', () => {
  expect(() => makeQrCode('x'.repeat(5000))).toThrow();
});
