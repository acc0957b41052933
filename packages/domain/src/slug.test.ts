import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlug, nextFreeSlug, SLUG_MAX_LENGTH, slugify } from './slug.ts';

test.each([
  ['Card Title', 'card-title'],
  ["Asha's Card", 'ashas-card'],
  ['“Quoted” ‘title’ `x`', 'quoted-title-x'],
  ['  --  Spaces & signs!  --', 'spaces-signs'],
  ['Crème Brûlée', 'creme-brulee'],
  ['Straße Æsir Łódź Þór', 'strasse-aesir-lodz-thor'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['№ 5 ﬁne ①', 'no-5-fine-1'],
  ['आशा', 'card'],
  ['名刺', 'card'],
  ['🙂', 'card'],
  ['', 'card'],
  ['---', 'card'],
  ['x'.repeat(80), 'x'.repeat(60)],
  [`${'x'.repeat(59)} yz`, 'x'.repeat(59)],
  // A word isn't cut, unless it is half of the slug.
  [`${'one two '.repeat(7)}three four`, `${'one-two-'.repeat(7)}`.slice(0, -1)],
  [`one ${'x'.repeat(80)}`, `one-${'x'.repeat(56)}`],
])('the slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

const titles = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 150 }), fc.string({ unit: 'binary', maxLength: 150 }));

describe('for any title', () => {
  test('a slug is never empty, never over 60 characters and never has a stray hyphen', () => {
    fc.assert(
      fc.property(titles, (title) => {
        expect(slugify(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugify(title).length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
      }),
    );
  });

  test('the slug of a slug is itself', () => {
    fc.assert(
      fc.property(titles, (title) => {
        expect(slugify(slugify(title))).toBe(slugify(title));
        expect(isSlug(slugify(title))).toBe(true);
      }),
    );
  });

  test('the next free slug is a slug, is free and begins like its base', () => {
    fc.assert(
      fc.property(titles, fc.integer({ min: 0, max: 120 }), (title, count) => {
        const taken = new Set<string>();
        for (let index = 0; index < count; index += 1) taken.add(nextFreeSlug(title, taken));
        const slug = nextFreeSlug(title, taken);
        expect(taken.size).toBe(count);
        expect(taken.has(slug)).toBe(false);
        expect(isSlug(slug)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

test('a taken slug gets the first free number', () => {
  expect(nextFreeSlug('asha', new Set())).toBe('asha');
  expect(nextFreeSlug('asha', new Set(['asha']))).toBe('asha-2');
  expect(nextFreeSlug('asha', new Set(['asha', 'asha-2', 'asha-4']))).toBe('asha-3');
  expect(nextFreeSlug('asha', (slug) => slug !== 'asha-7')).toBe('asha-7');
});

test('the number stays inside the 60 characters', () => {
  const long = 'x'.repeat(60);
  expect(nextFreeSlug(long, new Set([long]))).toBe(`${'x'.repeat(58)}-2`);
  const hyphen = `${'x'.repeat(57)}-yz`;
  expect(nextFreeSlug(hyphen, new Set([hyphen]))).toBe(`${'x'.repeat(57)}-2`);
});

test.each(['', '-a', 'a-', 'a--b', 'A', 'a_b', 'a b', 'x'.repeat(61)])('%j is no slug', (text) => {
  expect(isSlug(text)).toBe(false);
});
