import { describe, expect, test } from 'vitest';
import { type FitRule, fitText, isLatin } from './fit.ts';

const rule: FitRule = { sizes: [8, 6, 4], width: 64, height: 10.8, letter: 0.5 };

describe('a text', () => {
  test.each([
    ['short', 'Li', { step: 0, lines: 1 }],
    ['of two words that fill two lines', 'Alexandrina Montgomerie', { step: 0, lines: 2 }],
    ['with one word wider than a line', 'Wolfeschlegelsteinhausen', { step: 2, lines: 1 }],
    ['empty', '', { step: 0, lines: 1 }],
  ])('that is %s takes the largest size it fits in', (_name, text, fit) => {
    expect(fitText(text, rule)).toEqual(fit);
  });

  test('too long for any size takes the smallest and all of its lines', () => {
    expect(fitText('word '.repeat(60).trim(), rule)).toEqual({ step: 2, lines: 2 });
  });

  test('in Chinese letters counts each of them as a full square', () => {
    expect(fitText('山'.repeat(8), rule)).toEqual({ step: 0, lines: 1 });
    // They break anywhere.
    expect(fitText('山'.repeat(9), rule)).toEqual({ step: 0, lines: 2 });
    expect(fitText('山'.repeat(17), rule).step).toBe(1);
  });

  test.each([
    ['Latin', 'Bartholomew '.repeat(7).slice(0, 80)],
    ['Arabic', 'عبد الرحمن '.repeat(8).slice(0, 80)],
    ['Hindi', 'अनुराधा कृष्णमूर्ति '.repeat(5).slice(0, 80)],
    ['Chinese', '山'.repeat(80)],
  ])('of 80 characters in %s is not cut off', (_name, name) => {
    const sizes = [7.6, 6.4, 5.4, 4.6, 3.6, 2.6];
    const { step, lines } = fitText(name, { sizes, width: 62, height: 10.8, letter: 0.56 });
    expect(lines).toBeLessThanOrEqual(Math.max(2, Math.floor(10.8 / (sizes[step] ?? 0))));
  });

  test('of one word of 80 letters is split over the lines of a small size instead of shrinking further', () => {
    const sizes = [7.6, 6.4, 5.4, 4.6, 3.6, 2.6];
    expect(fitText('n'.repeat(80), { sizes, width: 85, height: 10.8, letter: 0.5 })).toEqual({ step: 4, lines: 2 });
  });

  test('in a face of fixed width counts narrow letters like wide ones', () => {
    const mono: FitRule = { ...rule, isMono: true };
    expect(fitText('i'.repeat(17), mono).step).toBe(1);
    expect(fitText('m'.repeat(16), mono)).toEqual({ step: 0, lines: 1 });
  });

  test('never grows when it gets longer', () => {
    const steps = Array.from({ length: 120 }, (_, length) => fitText('n'.repeat(length + 1), rule).step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });
});

test.each([
  ['Asha Rao', true],
  ['Łukasz Żółć – O’Neill', true],
  ['अनुराधा', false],
  ['山田', false],
  ['محمد', false],
])('%s is drawn by our own faces: %s', (text, expected) => {
  expect(isLatin(text)).toBe(expected);
});
