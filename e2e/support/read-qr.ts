import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** The text of the QR code in a PNG (a file's path, or its bytes); null when no code is found. */
export function readQr(png: string | Buffer): string | null {
  const { data, width, height } = PNG.sync.read(typeof png === 'string' ? readFileSync(png) : png);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
