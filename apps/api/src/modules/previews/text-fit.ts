import { toLine } from '@tessera/domain';
import { type Face, loadMetrics } from './fonts.ts';

/** Where letters are looked for that the chosen face lacks. */
const FALLBACKS: readonly Face[] = ['sans', 'devanagari', 'arabic'];
/** With fewer of its letters a text says something else. */
const LEAST_SHARE = 0.6;

export interface TextPlace {
  face: Face;
  /** From best to smallest. */
  sizesPx: readonly number[];
  widthPx: number;
  maxLines: number;
  /** Between letters, in em; 0 by default. */
  spacingEm?: number;
}

export interface FittedText {
  sizePx: number;
  lines: string[];
}

/**
 * The text on one line with the letters that our fonts have, so that no box stands for a missing one; '' when too much
 * of it would be lost. Line breaks, control characters and direction marks go.
 */
export function drawableText(text: string, face: Face): string {
  const wanted = graphemes(toLine(text.normalize('NFC')));
  const kept = wanted.map((letter) => drawablePart(letter, face));
  const share = countEmails(kept) / Math.max(1, countEmails(wanted));
  return share < LEAST_SHARE ? '' : toLine(kept.join(''));
}

/** A letter without the marks that our fonts lack; '' when they lack the letter itself. */
function drawablePart(grapheme: string, face: Face): string {
  const chars = [...grapheme];
  const isDrawable = (char: string) => !isLeftOut(char) && widthEm(char, face) !== null;
  return chars[0] !== undefined && isDrawable(chars[0]) ? chars.filter(isDrawable).join('') : '';
}

function countEmails(graphemes: readonly string[]): number {
  return graphemes.filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
}

/** Emoji, control characters and marks of direction; the two joiners make Indian syllables. */
function isLeftOut(char: string): boolean {
  const isJoiner = char === '\u200c' || char === '\u200d';
  return !isJoiner && /[\p{Cc}\p{Cf}\p{Emoji_Presentation}]/u.test(char);
}

/** The largest size at which the text keeps within its lines; else the smallest, cut off with an ellipsis. */
export function fitText(text: string, place: TextPlace): FittedText {
  let sizePx = place.sizesPx[0] ?? 0;
  let lines: string[] = [];
  for (sizePx of place.sizesPx) {
    lines = breakLines(text, place.widthPx / sizePx, place);
    if (lines.length <= place.maxLines) return { sizePx, lines };
  }
  const [last = ''] = lines.slice(place.maxLines - 1);
  const cut = shorten(`${last}…`, place.widthPx / sizePx, place);
  return { sizePx, lines: [...lines.slice(0, place.maxLines - 1), cut] };
}

/** Fills lines word by word; a word that is longer than a line is taken apart. */
function breakLines(text: string, lineEm: number, place: TextPlace): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ').flatMap((whole) => takeApart(whole, lineEm, place))) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textEm(longer, place) > lineEm) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/** Behind a hyphen, an @ or a slash where there is one; else by graphemes: half of an Indian syllable is no letter. */
function takeApart(word: string, lineEm: number, place: TextPlace): string[] {
  if (textEm(word, place) <= lineEm) return [word];
  const parts: string[] = [];
  let current = '';
  for (const letter of graphemes(word)) {
    if (current && textEm(current + letter, place) > lineEm) {
      const end = findBreak(current);
      parts.push(current.slice(0, end));
      current = current.slice(end);
    }
    current += letter;
  }
  return [...parts, current];
}

/** Where a line that is full ends best; not so early that most of it would be empty. */
function findBreak(line: string): number {
  const end = Math.max(...['-', '@', '/'].map((sign) => line.lastIndexOf(sign) + 1));
  return end > line.length / 3 ? end : line.length;
}

/** Takes letters away before the ellipsis at the end until the text fits. */
function shorten(text: string, lineEm: number, place: TextPlace): string {
  const letters = graphemes(text.slice(0, -1));
  while (letters.length > 0 && textEm(`${letters.join('')}…`, place) > lineEm) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function graphemes(text: string): string[] {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

function textEm(text: string, { face, spacingEm = 0 }: TextPlace): number {
  let width = 0;
  for (const char of text) width += (widthEm(char, face) ?? 0) + spacingEm;
  return width;
}

function widthEm(char: string, face: Face): number | null {
  const code = char.codePointAt(0) ?? 0;
  for (const candidate of [face, ...FALLBACKS]) {
    const width = loadMetrics(candidate).measure(code);
    if (width !== null) return width;
  }
  return null;
}
