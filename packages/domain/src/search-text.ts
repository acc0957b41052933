import { cutText } from './cut-text.ts';

const MAX_WORDS = 8;
const MAX_LENGTH = 2000;
/** The most numbers repeated in one piece after a text. */
const MAX_NUMBERS = 200;

/**
 * Texts as they are searched: folded, one space between words and one in front. Phone numbers written in groups are repeated at
 * the end in one piece.
 */
export function searchText(texts: readonly string[], maxLength = MAX_LENGTH): string {
  const words = foldWords(texts);
  const numbers = (words.match(GROUPED_NUMBER) ?? []).map((number) => ` ${number.replace(/\D/g, '')}`).join('');
  const behind = numbers.slice(0, MAX_NUMBERS);
  return cutText(words, maxLength - behind.length) + behind;
}

/** Texts as they are compared and sorted: folded, one space between words and one in front. */
export function foldWords(texts: readonly string[]): string {
  return ` ${texts.map(fold).join(' ').split(/\s+/).filter(Boolean).join(' ')}`;
}

/**
 * 'Élan de' → ['%elan%', '% de%']: one LIKE pattern a word, at most eight. Words under three letters have no trigram
 * of their own and are looked for at the beginning of a word only.
 */
export function searchPatterns(query: string): string[] {
  return queryWords(query).map(toPattern);
}

/** What a search looks for: of each word the patterns of which a text has to be like one. */
export interface SearchWords {
  patterns: string[][];
  /** Words may be mistyped. */
  isClose: boolean;
}

/** The words of a search, German ones also as they are spelled without umlauts: 'Müller' and 'Mueller' find both. */
export function readSearchWords(query: string): SearchWords {
  return { patterns: readSpellings(query).map((spellings) => spellings.map(toPattern)), isClose: false };
}

/** The same with one typing error in each word of five letters or more. Null for a search without such a word. */
export function readCloseWords(query: string): SearchWords | null {
  const words = readSpellings(query);
  if (!words.some((spellings) => spellings.some(mayBeMistyped))) return null;
  let mistyped = 0;
  const patterns = words.map((spellings) => {
    const loose = mistyped < MAX_MISTYPED ? spellings.filter(mayBeMistyped).flatMap(mistypedPatterns) : [];
    if (loose.length > 0) mistyped += 1;
    return [...new Set([...spellings.map(toPattern), ...loose])];
  });
  return { patterns, isClose: true };
}

/** Whether a text of `searchText` is like all of `searchPatterns`, without a database. */
export function hasSearchWords(text: string, query: string): boolean {
  return queryWords(query).every((word) => text.includes(isShort(word) ? ` ${word}` : word));
}

/** The words that a search leaves out: those after the first eight, as they were typed. Empty for a shorter query. */
export function ignoredWords(query: string): string[] {
  return query.split(/\s+/).filter(Boolean).slice(MAX_WORDS);
}

/** A phone number is one word. Its leading zeros are left out, because no one dials them from abroad. */
function queryWords(query: string): string[] {
  const inOnePiece = (number: string) => number.replace(/\D/g, '').replace(/^0+(?=.)/, '');
  const words = foldWords([query]).replace(NUMBER, inOnePiece).split(' ').filter(Boolean);
  return words.map(bareWord).slice(0, MAX_WORDS);
}

/** 'hiring,' and '#hiring' → 'hiring': people type the marks of a sentence, a tag and a handle, which texts don't have. */
function bareWord(word: string): string {
  const bare = word.replace(/[,;:.!?،؛؟।]+$/u, '') || word;
  const unmarked = bare.replace(/^[#@]+/, '');
  // A short word is looked for at the beginning of a word only, where the mark may stand in a text.
  return isShort(unmarked) ? bare : unmarked;
}

function toPattern(word: string): string {
  return `${isShort(word) ? '% ' : '%'}${escapeLike(word)}%`;
}

/** Each word as it was typed, with ä, ö and ü spelled ae, oe and ue, and the other way round. */
function readSpellings(query: string): string[][] {
  const spelledOut = queryWords(query.normalize('NFC').replace(/[äöü]/gi, (letter) => UMLAUTS[letter] ?? letter));
  return queryWords(query).map((word, index) => {
    const spellings = [word, spelledOut[index] ?? word];
    if (word.length >= MIN_SPELLED_OUT) spellings.push(word.replace(SPELLED_UMLAUT, '$1'));
    return [...new Set(spellings)];
  });
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
/** The ae of Jaeger, not the ue of Bauer, quer or blue. */
const SPELLED_UMLAUT = /(?<![aeq])([aou])e(?=[a-z])/g;
const MIN_SPELLED_OUT = 5;
/** Shorter words are like too many others; in longer ones and in further words a second error is likelier than one. */
const MISTYPED_LENGTH = { min: 5, max: 20 };
const MAX_MISTYPED = 4;

function mayBeMistyped(word: string): boolean {
  const { length } = [...word];
  return length >= MISTYPED_LENGTH.min && length <= MISTYPED_LENGTH.max && /^[\p{L}\p{M}]+$/u.test(word);
}

/** Words that become this one with one letter wrong, missing, added, or two letters exchanged: at a word's beginning. */
function mistypedPatterns(word: string): string[] {
  const letters = [...word];
  const without = (from: number, count: number, instead = '') =>
    `% ${letters.slice(0, from).join('')}${instead}${letters.slice(from + count).join('')}%`;
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    const changes = [without(at, 1, '_'), without(at, 0, '_'), without(at, 1)];
    return next === undefined ? changes : [...changes, without(at, 2, next + letter)];
  });
}

function isShort(word: string): boolean {
  return [...word].length < 3;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Separators between the groups of a folded phone number. */
const BETWEEN_GROUPS = '[ ./-]{1,3}';
/** 7 to 15 digits without a letter or hyphen next to them: fewer are a year or a house number, more are an id. */
const NUMBER = new RegExp(`(?<![0-9a-z-])\\+?[0-9](?:(?:${BETWEEN_GROUPS})?[0-9]){6,14}(?![0-9a-z]|-[0-9a-z])`, 'g');
const GROUPED_NUMBER = new RegExp(NUMBER.source, 'g');

/**
 * The rules for folding a text, for JavaScript and PostgreSQL alike: character classes for both, and letters to replace. Letters
 * that people leave out or write differently in a search become the same letter, or none.
 */
export const FOLD = {
  /** Every mark used as an apostrophe, including the ones on keyboards. */
  apostrophes: "'`\\u00b4\\u02b9-\\u02bf\\u02c8\\u2018-\\u201b\\u2032\\u2035\\u05f3\\ua78b\\ua78c\\uff07",
  /**
   * Accents of Latin, Greek and Cyrillic; points of Hebrew; vowel signs, hamzas and the tatweel of Arabic; the nuktas of
   * Indian scripts; invisible characters inside a word. Vowel signs of other scripts count as letters.
   */
  marks:
    '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u00ad\\u200c-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff',
  /** Quotation marks and brackets, which become spaces. */
  quotes: '"()\\u00ab\\u00bb\\u201c-\\u201f\\u2039\\u203a\\u05f4\\u2033\\u2036\\u300c-\\u300f\\u3010\\u3011\\[\\]{}',
  dashes: '\\u2010-\\u2015\\u2212\\u058a\\u05be',
  /** An Indian nasal before its consonant, which many people write as a dot: हिन्दी and हिंदी. */
  nasals: '[\\u0919\\u091e\\u0923\\u0928\\u092e]\\u094d(?=[\\u0915-\\u0939])|\\u0901',
  nasal: '\u0902',
  /** Letters that Unicode doesn't decompose, letters of one sound that languages write differently, and digits of other scripts. */
  letters: {
    ...{ ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'ng', ĸ: 'k', ə: 'e' },
    ...{ ı: 'i', ƒ: 'f', ς: 'σ', ґ: 'г' },
    ...{ ٱ: 'ا', ة: 'ه', ۃ: 'ه', ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ە: 'ه' },
    ...digits(0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66),
  } as Record<string, string>,
} as const;

/** The digits of scripts, which start at these code points, mapped to ASCII. */
function digits(...zeros: number[]): Record<string, string> {
  return Object.fromEntries(
    zeros.flatMap((zero) => Array.from({ length: 10 }, (_, n) => [String.fromCodePoint(zero + n), `${n}`])),
  );
}

const APOSTROPHES = new RegExp(`[${FOLD.apostrophes}]`, 'g');
const MARKS = new RegExp(`[${FOLD.marks}]`, 'g');
const QUOTES = new RegExp(`\\(0\\)|[${FOLD.quotes}]`, 'g');
const DASHES = new RegExp(`[${FOLD.dashes}]`, 'g');
const NASALS = new RegExp(FOLD.nasals, 'g');
const LETTERS = new RegExp(`[${Object.keys(FOLD.letters).join('')}]`, 'g');

/** 'Łódź O’Neill' → 'lodz oneill'. Control characters and quotation marks become spaces. */
function fold(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(APOSTROPHES, '')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(LETTERS, (letter) => FOLD.letters[letter] ?? letter)
    .replace(DASHES, '-')
    .replace(NASALS, FOLD.nasal)
    .replace(QUOTES, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
