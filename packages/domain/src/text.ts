/**
 * What draws nothing: spaces, control and format characters, `Default_Ignorable_Code_Point` (fillers, variation selectors),
 * and letters that Unicode draws blank: braille without dots, null notehead, Egyptian and Khitan blanks, object replacement.
 */
const BLANK = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}\u{16FE4}\uFFFC]/gu;

/** True when the text has something to read: characters that draw nothing are none, however many there are. */
export function hasText(text: string): boolean {
  return text.replace(BLANK, '') !== '';
}

/** True when the text has a C0 or C1 control character (line breaks and tabs included). */
export function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Drops format characters such as direction marks, which numbers and addresses copied from other apps bring along. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** False for half a surrogate pair, which UTF-8 can't carry and `encodeURIComponent` throws on. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Replaces halves of surrogate pairs by U+FFFD, as UTF-8 encoders do. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** One line: every run of white space becomes one space, none at the ends. */
export function toLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Several lines: line breaks become `\n`, white space at both ends goes. */
export function toLines(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/gu, '\n').trim();
}

/** Whether the text begins at the right: its first letter is Arabic, Hebrew or of another script that runs to the left. */
export function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u.test(letter);
}

/** Made with the first cut: most pages never cut a text. */
let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `limit` UTF-16 units long. No character is cut in half: neither a surrogate pair nor a
 * letter with its marks nor an emoji of several parts.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // A character is far shorter than this, so that of a long text only the place of the cut is looked at.
  const from = toBoundary(text, Math.max(0, limit - 200));
  const around = text.slice(from, limit + 200);
  let end = from;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { index, segment } of graphemes.segment(around)) {
    if (from + index + segment.length > limit) break;
    end = from + index + segment.length;
  }
  // One letter under hundreds of accents is cut by code points, or else nothing would be left.
  return end === 0 && limit >= 200 ? cutCodePoints(text, limit) : text.slice(0, end);
}

/** A place at or before `at` where a word begins, or where at least no surrogate pair is cut. */
function toBoundary(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  if (space > at - 200 && space > 0) return space;
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

function cutCodePoints(text: string, limit: number): string {
  return /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '') ? text.slice(0, limit - 1) : text.slice(0, limit);
}
