import jsQR from 'jsqr';
import type { Pixels } from '../qr-code.ts';

/** As a phone sees a code from afar: small, turned and out of focus. */
const SEEN_PX = 150;
const TURNED_DEGREES = 7;
/** Each seen pixel is the mean of as many across, spread over two. */
const SAMPLES = 5;

/** The picture at 150 pixels, turned by seven degrees and blurred. What lies outside of it is white. */
export function seeFromAfar({ data, widthPx }: Pixels): Pixels {
  const seen = new Uint8ClampedArray(SEEN_PX * SEEN_PX * 4).fill(0xff);
  const [sin, cos] = [Math.sin((TURNED_DEGREES * Math.PI) / 180), Math.cos((TURNED_DEGREES * Math.PI) / 180)];
  // Turned corners still lie inside.
  const scale = (widthPx / SEEN_PX) * (sin + cos);
  const channel = (x: number, y: number, at: number) => {
    const [left, top] = [x - SEEN_PX / 2, y - SEEN_PX / 2];
    const column = Math.floor((left * cos + top * sin) * scale + widthPx / 2);
    const row = Math.floor((top * cos - left * sin) * scale + widthPx / 2);
    const isInside = column >= 0 && row >= 0 && column < widthPx && row < widthPx;
    return isInside ? (data[(row * widthPx + column) * 4 + at] ?? 0xff) : 0xff;
  };
  for (let y = 0; y < SEEN_PX; y += 1) {
    for (let x = 0; x < SEEN_PX; x += 1) {
      for (let at = 0; at < 3; at += 1) {
        let sum = 0;
        for (let dy = 0; dy < SAMPLES; dy += 1) {
          for (let dx = 0; dx < SAMPLES; dx += 1) {
            sum += channel(x + ((dx + 0.5) * 1.5) / SAMPLES, y + ((dy + 0.5) * 1.5) / SAMPLES, at);
          }
        }
        seen[(y * SEEN_PX + x) * 4 + at] = sum / SAMPLES ** 2;
      }
    }
  }
  return { data: seen, widthPx: SEEN_PX };
}

/** Whether the picture says the text to every reader there is: sharp, and small, turned and blurred. */
export async function readsBack(picture: Pixels, text: string): Promise<boolean> {
  for (const { data, widthPx } of [picture, seeFromAfar(picture)]) {
    if (jsQR(data, widthPx, widthPx, { inversionAttempts: 'dontInvert' })?.data !== text) return false;
    if ((await readByDevice(data, widthPx, text)) === false) return false;
  }
  return true;
}

interface Detector {
  detect: (image: ImageData) => Promise<{ rawValue: string }[]>;
}

/** By the reader of the device itself; null where there is none. */
async function readByDevice(
  data: Uint8ClampedArray<ArrayBuffer>,
  widthPx: number,
  text: string,
): Promise<boolean | null> {
  if (!('BarcodeDetector' in globalThis)) return null;
  try {
    const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: new (of: object) => Detector };
    const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(new ImageData(data, widthPx));
    return found.some(({ rawValue }) => rawValue === text);
  } catch {
    // Some browsers have the name but no reader behind it.
    return null;
  }
}
