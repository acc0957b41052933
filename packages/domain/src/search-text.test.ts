import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSearchWords, ignoredWords, searchPatterns, searchText } from './search-text.ts';

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

/** PostgreSQL's LIKE for patterns of our making. */
function isLike(text: string, pattern: string): boolean {
  const isBeginning = !pattern.startsWith('%');
  const literal = pattern.slice(isBeginning ? 0 : 1, -1).replace(/\\(.)/gsu, '$1');
  return isBeginning ? text.startsWith(literal) : text.includes(literal);
}
