import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSearchWords, ignoredWords, searchPatterns, searchText, searchWords, wordPatterns } from './search-text.ts';

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

describe('the words of a text', () => {
  test.each([
    [' elan de elan', ['elan', 'de']],
    [' ', []],
    [` ${'a'.repeat(64)} x`, ['a'.repeat(64), 'x']],
    [` ${'a'.repeat(65)}`, ['a'.repeat(64), 'a'.repeat(33)]],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('are looked for by parts, short ones by their beginning, very long ones by what begins them', () => {
    expect(wordPatterns(`Élan de 100% ${'x'.repeat(40)}`)).toEqual([
      '%elan%',
      'de%',
      '%100\\%%',
      `%${'x'.repeat(32)}%`,
    ]);
  });

  test('have each part by which the text is found, however long they are', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '%', '_', '\\', '漢', '😀'), maxLength: 150 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), word, fc.nat(), (words, other, from) => {
        const text = searchText(words, 10_000);
        const letters = [...(words[0] || other)];
        const query = letters.slice(from % Math.max(1, letters.length)).join('');
        for (const [n, pattern] of searchPatterns(query).entries()) {
          const part = wordPatterns(query)[n] ?? '';
          if (isLike(text, pattern)) expect(searchWords(text).some((each) => isLike(each, part))).toBe(true);
        }
      }),
    );
  });

  test('are never too long for an index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        for (const word of searchWords(searchText([text]))) expect([...word].length).toBeLessThanOrEqual(64);
      }),
    );
  });
});

/** PostgreSQL's LIKE for patterns of our making. */
function isLike(text: string, pattern: string): boolean {
  const isBeginning = !pattern.startsWith('%');
  const literal = pattern.slice(isBeginning ? 0 : 1, -1).replace(/\\(.)/gsu, '$1');
  return isBeginning ? text.startsWith(literal) : text.includes(literal);
}

test.each([
  ['', []],
  ['one two three four five six seven eight', []],
  ['  one two three four five six seven eight  Nine\nTEN ', ['Nine', 'TEN']],
])('a search for %j leaves out %j', (query, ignored) => {
  expect(ignoredWords(query)).toEqual(ignored);
});
