/** No longer name or address is looked at. */
const MAX_CHARS = 254;

/** 'ال' before a word says no more than “the”. */
const ARABIC_ARTICLE = /^ال(?=\p{L}{2})/u;

/** Scripts whose letters join: two initials would read as one word. */
const JOINED = /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;

/**
 * Up to two initials of the name, or of the email address, or 'U'. Whole letters of any script, never half ones; in
 * scripts that join their letters, one.
 */
export function initials(name?: string | null, email?: string | null): string {
  const local = email?.split('@', 1)[0] ?? '';
  return readInitials(name ?? '', /\s+/u) || readInitials(local, /[._+-]+/u) || 'U';
}

function readInitials(text: string, separator: RegExp): string {
  const letters = text
    .slice(0, MAX_CHARS)
    .split(separator)
    .map((word) => firstLetter(word.replace(/^[^\p{L}\p{N}]+/u, '').replace(ARABIC_ARTICLE, '')))
    .filter(Boolean);
  const [first = '', ...rest] = letters;
  return JOINED.test(first) ? first : first + (rest.at(-1) ?? '');
}

function firstLetter(word: string): string {
  return firstGrapheme(firstGrapheme(word).toUpperCase());
}

function firstGrapheme(text: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
