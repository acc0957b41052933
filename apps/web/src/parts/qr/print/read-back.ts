import jsQR from 'jsqr';
import { decodeQR } from 'qr/decode.js';
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

/** Two readers by different authors, because phones differ in what they make out. Each gives null where it finds no code. */
const READERS: readonly ((picture: Pixels) => string | null)[] = [
  ({ data, widthPx }) => jsQR(data, widthPx, widthPx, { inversionAttempts: 'dontInvert' })?.data ?? null,
  ({ data, widthPx }) => {
    try {
      return decodeQR({ data, width: widthPx, height: widthPx });
    } catch {
      return null;
    }
  },
];

/** Each pixel as a square of pixels: readers for cameras look for codes of more than 150 pixels. */
function enlarge({ data, widthPx }: Pixels, factor: number): Pixels {
  const size = widthPx * factor;
  const enlarged = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = (Math.floor(y / factor) * widthPx + Math.floor(x / factor)) * 4;
      enlarged.set(data.subarray(from, from + 4), (y * size + x) * 4);
    }
  }
  return { data: enlarged, widthPx: size };
}

/** Whether both readers find the text in the picture, and in the picture as it is seen from afar. */
export function readsBack(picture: Pixels, text: string): boolean {
  const pictures = [picture, enlarge(seeFromAfar(picture), 3)];
  return pictures.every((seen) => READERS.every((read) => read(seen) === text));
}
