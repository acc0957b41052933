/** Sizes text without measuring it, so that a card looks the same when the server renders it. */

/** Lines that any size may take. */
const LINES = 2;
/** Below this size a word breaks rather than shrinking on, in percent of the card's width: a name stays above its role. */
const SPLIT_BELOW = 4;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

export interface FitRule {
  /** Font sizes from best to smallest, in percent of the card's width. */
  sizes: readonly number[];
  /** Width of the text's place, in percent of the card's width. */
  width: number;
  /** Small sizes may take as many lines as are this high together, in percent of the card's width. */
  height: number;
  /** Width of an average small letter, in em. */
  letter: number;
  /** Every letter of the face has that width. */
  isMono?: boolean;
}

export interface Fit {
  /** Index into `sizes`. */
  step: number;
  lines: number;
}

/** The largest size at which the text stays within its lines. If none does, the smallest, which may be cut off. */
export function fitText(text: string, rule: FitRule): Fit {
  const words = text.split(/\s+/u).map((word) => widthEm(word, rule));
  // Chinese and Japanese break anywhere.
  const breaks = SQUARE.test(text);
  for (const [step, size] of rule.sizes.entries()) {
    const lines = countLines(words, rule.width / size, { spaceEm: rule.letter, breaks, splits: size < SPLIT_BELOW });
    if (lines !== null && lines <= Math.max(LINES, Math.floor(rule.height / size))) return { step, lines };
  }
  return { step: rule.sizes.length - 1, lines: Math.max(LINES, Math.floor(rule.height / (rule.sizes.at(-1) ?? 1))) };
}

/** Only letters that this product's own faces draw; the others want more air and no tightened spacing. */
export function isLatin(text: string): boolean {
  return !/[^\u0020-\u024f\u1e00-\u1eff\u2000-\u20cf]/u.test(text);
}

/** Lines a browser would fill; null when a single word is wider than a line and is not to be split. */
function countLines(
  words: readonly number[],
  lineEm: number,
  { spaceEm, breaks, splits }: { spaceEm: number; breaks: boolean; splits: boolean },
): number | null {
  if (breaks) return Math.ceil(words.reduce((sum, word) => sum + word, 0) / Math.floor(lineEm));
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    if (word > lineEm && !splits) return null;
    const wanted = filled === 0 ? word : filled + spaceEm / 2 + word;
    if (wanted > lineEm) lines += Math.ceil(word / lineEm) - (filled === 0 ? 1 : 0);
    filled = wanted > lineEm ? word % lineEm : wanted;
  }
  return lines;
}

function widthEm(word: string, { letter, isMono }: FitRule): number {
  let width = 0;
  for (const char of word) width += isMono && isLatin(char) ? letter : letterEm(char, letter);
  return width;
}

function letterEm(char: string, letter: number): number {
  // Chinese, Japanese and Korean letters and emoji are as wide as they are high.
  if (SQUARE.test(char)) return 1;
  if (/\p{M}/u.test(char)) return 0;
  if (/[\p{Lu}\d@&%]/u.test(char)) return Math.max(letter, letter * 1.24);
  if (/[iljtfr.,:;'’|!()-]/u.test(char)) return letter * 0.7;
  if (/[mwMW—]/u.test(char)) return letter * 1.5;
  return isLatin(char) ? letter : 0.72;
}
