import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { QueueFull } from '../../kernel/semaphore.ts';
import { drawImage, TooManyPixels, weigh } from './images.ts';

const MP = 1_000_000;
const image = (megapixels: number, more: object = {}) => ({
  ...{ width: 1000, height: megapixels * 1000, channels: 3 as const, depth: 'uchar' as const, space: 'srgb' as const },
  isProgressive: false,
  ...more,
});

describe('the memory that a picture takes', () => {
  test.each([
    ['50 megapixels of a phone', image(50), 150 * MP],
    ['12 megapixels, progressive', image(12, { isProgressive: true }), 72 * MP],
    ['12 megapixels, progressive, in CMYK', image(12, { isProgressive: true, channels: 4, space: 'cmyk' }), 96 * MP],
    ['10 megapixels of 16 bits with transparency', image(10, { channels: 4, depth: 'ushort' }), 80 * MP],
  ])('%s is counted', (_name, facts, bytes) => {
    expect(weigh(facts)).toBe(bytes);
  });

  test.each([
    ['51 megapixels', image(51)],
    ['13 megapixels, progressive', image(13, { isProgressive: true })],
    ['50 megapixels of 16 bits', image(50, { depth: 'ushort' })],
  ])('%s are too many', (_name, facts) => {
    expect(() => weigh(facts)).toThrow(TooManyPixels);
  });
});

async function cmyk(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#b8873a' };
  return sharp({ create }).toColourspace('cmyk').jpeg({ progressive: true, quality: 40 }).toBuffer();
}

test('a progressive picture in CMYK is drawn up to 12 megapixels; a larger one is refused before it is decoded', async () => {
  const draw = (source: Buffer) =>
    drawImage({ from: '203.0.113.1', source, draw: (picture) => picture.resize({ width: 100 }).webp() });
  const [small, large] = [await cmyk(1200, 900), await cmyk(4100, 3000)];
  expect(await draw(small)).toMatchObject({ widthPx: 100, heightPx: 75 });
  await expect(draw(large)).rejects.toThrow(TooManyPixels);
});

test('people who are known by their id have places of their own in the queue', async () => {
  const source = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b8873a' } })
    .png()
    .toBuffer();
  const draw = (from: string) => drawImage({ from, source, draw: (picture) => picture.resize({ width: 100 }).webp() });
  const flood = Array.from({ length: 60 }, () => draw('01a216a9-b3aa-75bb-b3dd-e2a8a6e1b5d9'));
  const others = Array.from({ length: 6 }, (_, n) => draw(`01a216a9-b3aa-75bb-b3dd-e2a8a6e1b5e${n}`));
  const [flooded, served] = await Promise.all([Promise.allSettled(flood), Promise.allSettled(others)]);
  expect(served.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
  expect(flooded.some((outcome) => outcome.status === 'rejected' && outcome.reason instanceof QueueFull)).toBe(true);
});

test('only this module loads sharp', () => {
  const folder = join(import.meta.dirname, '../..');
  const importing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
    .filter((file) => /import (?!type )[^;]*from 'sharp'/.test(readFileSync(join(folder, file), 'utf8')));
  expect(importing).toEqual(['infra/files/images.ts']);
});
