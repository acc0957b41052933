import { type Face, fitText } from '../previews/index.ts';
import type { Anchor, Shape } from './scene.ts';

export interface Words {
  text: string;
  face: Face;
  color: string;
  size: number;
  /** Smaller would be too small to read. */
  least: number;
  maxLines: number;
  /** Above it. */
  gap?: number;
  /** Goes when there is no room. */
  isOptional?: boolean;
}

export interface Room {
  /** Where lines begin, their middle or their end, as `anchor` says. */
  x: number;
  y: number;
  width: number;
  bottom: number;
  anchor: Anchor;
}

export interface Stacked {
  shapes: Shape[];
  bottom: number;
}

const SHRINKS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52] as const;

/** Texts below each other. All of them shrink before the last one that may go does. */
export function stack(words: readonly Words[], room: Room): Stacked {
  let left = words.filter(({ text }) => text !== '');
  for (;;) {
    for (const shrink of SHRINKS) {
      const stacked = place(left, room, shrink);
      if (stacked.bottom <= room.bottom && !(stacked.isCut && shrink !== SHRINKS.at(-1))) return stacked;
    }
    const last = left.findLast(({ isOptional }) => isOptional);
    if (!last) return place(left, room, SHRINKS[SHRINKS.length - 1] ?? 1);
    left = left.filter((one) => one !== last);
  }
}

function place(words: readonly Words[], room: Room, shrink: number): Stacked & { isCut: boolean } {
  const shapes: Shape[] = [];
  let bottom = room.y;
  let isCut = false;
  for (const [at, { text, face: wanted, color, size: best, least, maxLines, gap = 0 }] of words.entries()) {
    const face = wanted === 'serifItalic' && !isLatin(text) ? 'serif' : wanted;
    const size = Math.max(least, best * shrink);
    const { lines } = fitText(text, { face, sizesPx: [size], widthPx: room.width, maxLines });
    // Also where a word is taken apart: rather smaller than in pieces.
    isCut ||= lines.join(' ') !== text;
    bottom += at > 0 ? gap * shrink : 0;
    // Other scripts have signs above and below the line.
    const [lineHeight, ascent] = isLatin(text) ? [size * 1.16, size * 0.84] : [size * 1.42, size * 1.04];
    for (const [row, line] of lines.entries()) {
      const y = bottom + ascent + row * lineHeight;
      shapes.push({ kind: 'text', text: line, x: room.x, y, size, face, color, anchor: room.anchor });
    }
    bottom += lines.length * lineHeight;
  }
  return { shapes, bottom, isCut };
}

function isLatin(text: string): boolean {
  return !/[^\u0020-\u024f\u1e00-\u1eff\u2000-\u20cf]/u.test(text);
}
