const MAX_WORDS = 8;
const MAX_LENGTH = 2000;
/** In letters; longer ones are no words of a language, and too long for an index. */
const MAX_WORD = 64;
/** Two pieces of such a word share so many letters, so that each part of this length lies in one of them. */
const MAX_PART = 32;

/** Texts as they are searched: accents folded, small letters, one space between words and one in front. */
export function searchText(texts: readonly string[], maxLength = MAX_LENGTH): string {
  const words = texts.map(fold).join(' ').split(/\s+/).filter(Boolean).join(' ');
  return ` ${words}`.slice(0, maxLength);
}

/**
 * 'Élan de' → ['%elan%', '% de%']: one LIKE pattern a word, at most eight. Words under three letters have no trigram
 * of their own and are looked for at the beginning of a word only.
 */
export function searchPatterns(query: string): string[] {
  return queryWords(query).map((word) => `${isShort(word) ? '% ' : '%'}${escapeLike(word)}%`);
}

/** Whether a text of `searchText` is like all of `searchPatterns`, without a database. */
export function hasSearchWords(text: string, query: string): boolean {
  return queryWords(query).every((word) => text.includes(isShort(word) ? ` ${word}` : word));
}

/** The words that a search leaves out: those after the first eight, as they were typed. Empty for a shorter query. */
export function ignoredWords(query: string): string[] {
  return query.split(/\s+/).filter(Boolean).slice(MAX_WORDS);
}

/** ' elan de elan' → ['elan', 'de']: each word of a search text once, very long ones in pieces that overlap. */
export function searchWords(text: string): string[] {
  return [...new Set(text.split(' ').filter(Boolean).flatMap(splitWord))];
}

/**
 * 'Élan de' → ['%elan%', 'de%']: what those words of `searchWords` are like that each pattern of `searchPatterns` can be
 * part of. A text has to be like the pattern as well: of a long word only the first letters are looked at.
 */
export function wordPatterns(query: string): string[] {
  return queryWords(query).map((word) => {
    const part = escapeLike([...word].slice(0, MAX_PART).join(''));
    return isShort(word) ? `${part}%` : `%${part}%`;
  });
}

/**
 * Whether a text has the words of the query just when it has a word that is like each pattern of `wordPatterns`. Not so
 * for words under three letters, which may begin a piece, and for those that are longer than what two pieces share.
 */
export function isSearchedByWords(query: string): boolean {
  return queryWords(query).every((word) => !isShort(word) && [...word].length <= MAX_PART);
}

function splitWord(word: string): string[] {
  const letters = [...word];
  if (letters.length <= MAX_WORD) return [word];
  const count = Math.ceil((letters.length - MAX_PART) / MAX_PART);
  return Array.from({ length: count }, (_, n) => letters.slice(n * MAX_PART, n * MAX_PART + MAX_WORD).join(''));
}

function queryWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function isShort(word: string): boolean {
  return [...word].length < 3;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** 'Łódź Ünïted' → 'lodz united'. What is no letter, digit or sign of a name becomes a space. */
function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // The combining accents of Latin, Greek and Cyrillic; vowel signs of other scripts are letters to their readers.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[łøđßæœþð]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  );
}

/** Letters that Unicode does not take apart. */
export const FOLDED_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};
