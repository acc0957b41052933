/**
 * Characters that draw nothing: spaces, control and format characters, `Default_Ignorable_Code_Point` (fillers, variation
 * selectors), and letters that Unicode draws blank: braille without dots, null notehead, Egyptian and Khitan blanks, object replacement.
 */
const BLANK = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}\u{16FE4}\uFFFC]/gu;

/** True if the text has something to read. Characters that draw nothing don't count. */
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
