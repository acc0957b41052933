import { DOTTED_PREFIX, NAME_PREFIX, NAME_SUFFIX } from './name-titles.ts';

/** No longer name or address is looked at. */
const MAX_CHARS = 254;

const NO_NAME = new RegExp(
  `^((?:(?:${NAME_PREFIX})\\.?|(?:${DOTTED_PREFIX})\\.)\\s+)+|([\\s,]+(${NAME_SUFFIX})\\.?)+$`,
  'giu',
);

/**
 * Up to two initials of the name, or of the email address, or 'U'. Whole letters of any script, never half ones. Titles and
 * suffixes don't count. Of an Arabic name one: two would join and read as a word.
 */
export function initials(name?: string | null, email?: string | null): string {
  const local = email?.split('@', 1)[0] ?? '';
  return readInitials(name ?? '', /\s+/u) || readInitials(local, /[._+-]+/u) || 'U';
}

function readInitials(text: string, separator: RegExp): string {
  const letters = text
    .slice(0, MAX_CHARS)
    .replace(NO_NAME, '')
    .split(separator)
    .map((word) => firstLetter(word.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter(Boolean);
  const [first = '', ...rest] = letters;
  return first + (/\p{sc=Arab}/u.test(first) ? '' : (rest.at(-1) ?? ''));
}

function firstLetter(word: string): string {
  return firstGrapheme(firstGrapheme(word).toUpperCase());
}

/** Letters and signs up to here are never parts of others. Making a segmenter takes 15 ms, which most names can do without. */
const STARTS_PLAIN = /^[\u0020-\u02ff](?=[\u0020-\u02ff]|$)/u;

function firstGrapheme(text: string): string {
  const plain = STARTS_PLAIN.exec(text)?.[0];
  if (plain) return plain;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
