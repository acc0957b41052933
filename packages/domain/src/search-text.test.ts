import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasSearchWords,
  ignoredWords,
  readCloseWords,
  readSearchWords,
  type SearchWords,
  searchPatterns,
  searchText,
} from './search-text.ts';

describe('what is searched', () => {
  test.each([
    [['Asha Rao', ' Rao & Daughters '], ' asha rao rao & daughters'],
    [['ÉLAN', 'Łódź', 'straße'], ' elan lodz strasse'],
    [['ﬁne\tprint\n', ''], ' fine print'],
    [['आशा कुल'], ' आशा कुल'],
    [[], ' '],
  ])('%j is %j', (texts, expected) => {
    expect(searchText(texts)).toBe(expected);
  });
});

describe('what is looked for', () => {
  test.each([
    ['elan', ['%elan%']],
    ['Élan de', ['%elan%', '% de%']],
    ['100% _a\\b', ['%100\\%%', '%\\_a\\\\b%']],
    ['   ', []],
    ['#hiring, @chiara!', ['%hiring%', '%chiara%']],
    ['محمد، #ab ?', ['%محمد%', '%#ab%', '% ?%']],
  ])('%j becomes %j', (query, patterns) => {
    expect(searchPatterns(query)).toEqual(patterns);
  });

  test('a query never has more than eight words', () => {
    expect(searchPatterns('a b c d e f g h i j')).toHaveLength(8);
  });

  test('every word of a text finds it, whatever its case and accents', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 8 }), (words) => {
        const stored = searchText(words);
        for (const word of words)
          for (const pattern of searchPatterns(word)) expect(isLike(stored, pattern)).toBe(true);
      }),
    );
  });
});

test('a text has the words of a query just when it is like all of its patterns', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 6 }), (words, query) => {
      const text = searchText([words]);
      const isFound = searchPatterns(query).every((pattern) => isLike(text, pattern));
      expect(hasSearchWords(text, query)).toBe(isFound);
      expect(hasSearchWords(text, words.slice(0, 3))).toBe(
        searchPatterns(words.slice(0, 3)).every((pattern) => isLike(text, pattern)),
      );
    }),
  );
});

test.each([
  ['', []],
  ['one two three four five six seven eight', []],
  ['  one two three four five six seven eight  Nine\nTEN ', ['Nine', 'TEN']],
])('a search for %j leaves out %j', (query, ignored) => {
  expect(ignoredWords(query)).toEqual(ignored);
});

describe('other spellings', () => {
  test.each([
    ['Müller', 'mueller'],
    ['Mueller', 'MÜLLER'],
    ['Jürgen Jäger', 'juergen jaeger'],
    ['Köln', 'koeln'],
    ['Koeln', 'Köln'],
    ['Mu\u0308ller', 'Mueller'],
    ['Strauß', 'strauss'],
  ])('%j is found by %j', (text, query) => {
    expect(isFound(text, readSearchWords(query))).toBe(true);
  });

  test.each([
    ['Blumen', 'blue'],
    ['Baur', 'bauer'],
    ['Pomegranate', 'poem'],
    ['Muller', 'miller'],
  ])('%j is not found by %j', (text, query) => {
    expect(isFound(text, readSearchWords(query))).toBe(false);
  });
});

describe('one typing error', () => {
  test.each([
    ['wrong', 'Mateo Lindqvist', 'lindqwist'],
    ['missing', 'Mateo Lindqvist', 'lindqist'],
    ['too many', 'Mateo Lindqvist', 'linddqvist'],
    ['exchanged', 'Mateo Lindqvist', 'mateo lidnqvist'],
    ['at the beginning', 'Chiara Lombardi', 'shiara'],
    ['in each of two words', 'Chiara Lombardi', 'ciara lombaardi'],
    ['in another script', 'प्रियंका शर्मा', 'प्रिंयका'],
    ['in a German name', 'Jörg Schäfer', 'schaeffer'],
    ['beside a short word', 'Rao & Daughters', 'rao daugthers'],
  ])('%s: %j is found by %j', (_what, text, query) => {
    expect(isFound(text, readSearchWords(query))).toBe(false);
    expect(isFound(text, readCloseWords(query))).toBe(true);
  });

  test.each([
    ['two errors', 'Mateo Lindqvist', 'lindkwist'],
    ['inside a word', 'Mateo Lindqvist', 'nqvisd'],
    ['one word of two is missing', 'Chiara Lombardi', 'ciara rossi'],
  ])('%s: %j is not found by %j', (_what, text, query) => {
    expect(isFound(text, readCloseWords(query))).toBe(false);
  });

  test.each(['', 'rao', '+91 98765 43210', 'a1b2c3', '100% _a\\b', 'a'.repeat(21)])('%j has none', (query) => {
    expect(readCloseWords(query)).toBeNull();
  });

  test('finds all that is found without one, and never takes more than some hundred patterns', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        const [exact, close] = [readSearchWords(query), readCloseWords(query)];
        if (!close) return;
        expect(close.patterns).toHaveLength(exact.patterns.length);
        for (const [index, word] of exact.patterns.entries()) {
          expect(close.patterns[index]).toEqual(expect.arrayContaining(word));
        }
        expect(close.patterns.flat().length).toBeLessThan(1000);
      }),
    );
  });
});

function isFound(text: string, words: SearchWords | null): boolean {
  const stored = searchText([text]);
  return words?.patterns.every((spellings) => spellings.some((pattern) => isLike(stored, pattern))) ?? false;
}

/** PostgreSQL's LIKE. */
function isLike(text: string, pattern: string): boolean {
  const parts = pattern.replace(/\\(.)|([%_])|([\s\S])/gu, (_match, escaped, wild, plain) =>
    wild
      ? wild === '%'
        ? '[^]*'
        : '(?:[\\ud800-\\udbff][\\udc00-\\udfff]|[^])'
      : (escaped ?? plain).replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'),
  );
  return new RegExp(`^${parts}$`).test(text);
}
