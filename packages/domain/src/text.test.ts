import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { hasText, isRightToLeft, isWellFormed, toLine, toLines, toWellFormed } from './text.ts';

test.each([
  ['a', true],
  ['🙂', true],
  ['', false],
  [' \t\n\u00A0\u3000', false],
  ['\u200B\u200E\uFEFF\u00AD', false],
  ['\0\u0007', false],
  ['\u3164', false],
  ['\u2800 \u2800', false],
  ['\u115F\u1160', false],
  ['\uFFA0\uFFA0', false],
  ['\u034F\u034F', false],
  ['\uFE0F', false],
  ['\u17B4\u17B5', false],
  ['\u180B\u{E0100}\u{E0020}', false],
  ['\u{1D159}\uFFFC', false],
  ['\u2800a', true],
  ['❤\uFE0F', true],
  ['आ', true],
])('%j has text: %s', (text, expected) => {
  expect(hasText(text)).toBe(expected);
});

test('white space on one line shrinks to single spaces', () => {
  expect(toLine(' a \r\n\t b\u00A0c ')).toBe('a b c');
});

test('line breaks of every system become one kind', () => {
  expect(toLines(' a\r\nb\rc\nd\u2028e ')).toBe('a\nb\nc\nd\ne');
});

test('halves of surrogate pairs are found and replaced, whole pairs are left alone', () => {
  expect(isWellFormed('a🙂')).toBe(true);
  expect(isWellFormed('a\uD83D')).toBe(false);
  expect(toWellFormed('\uDE42a\uD83D🙂')).toBe('\uFFFDa\uFFFD🙂');
});

test.each([
  ['ليلى حداد', true],
  ['«ليلى» Layla', true],
  ['דנה לוי', true],
  ['Layla ليلى', false],
  ['आशा राव', false],
  ['12 – 34', false],
  ['', false],
])('%j begins at the right: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});

describe('cutting a text', () => {
  test.each([
    ['fits', 10, 'fits'],
    ['Grüße', 3, 'Grü'],
    ['a🙂b', 2, 'a'],
    ['ab👨‍👩‍👧', 5, 'ab'],
    ['e\u0301a', 1, ''],
    ['हिन्दी', 2, 'हि'],
    ['🇩🇪🇫🇷', 5, '🇩🇪'],
  ])('%j to %i is %j', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });

  test('keeps its beginning, and never makes it longer or cuts a character in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.nat(600), (text, limit) => {
        const cut = cutText(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(text.startsWith(cut)).toBe(true);
        expect(isWellFormed(cut)).toBe(isWellFormed(text) || isWellFormed(cut));
      }),
    );
  });
});
