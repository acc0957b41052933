import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTags } from './add-tags.ts';

test.each([
  [[], 'design', ['design']],
  [['design'], ' Design ', ['design']],
  [['design'], '#print, type,,', ['design', 'print', 'type']],
  [['a'], '  ', ['a']],
])('%j and “%s” give %j', (tags, typed, expected) => {
  expect(addTags(tags, typed)).toEqual(expected);
});

test('there are never more than ten, never two alike, never one that is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), (typed) => {
      const tags = typed.reduce<string[]>(addTags, []);
      expect(tags.length).toBeLessThanOrEqual(10);
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      expect(tags.every((tag) => tag.length > 0 && tag.length <= 40)).toBe(true);
    }),
  );
});
