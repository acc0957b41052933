import { readFileSync } from 'node:fs';
import { scanImageData } from '@undecaf/zbar-wasm';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/**
 * The text of the QR code in a PNG (a file's path, or its bytes), as two decoders that share no code read it. Null when
 * either finds none; throws when they read different texts.
 */
export async function readQr(png: string | Buffer): Promise<string | null> {
  const { data, width, height } = PNG.sync.read(typeof png === 'string' ? readFileSync(png) : png);
  const pixels = new Uint8ClampedArray(data);
  const one = jsQR(pixels, width, height)?.data;
  const [symbol] = await scanImageData({ data: pixels, width, height, colorSpace: 'srgb' });
  const other = symbol?.decode();
  if (!one || !other) return null;
  if (one !== other) throw new Error(`jsqr reads “${one}”, zbar “${other}”`);
  return one;
}
