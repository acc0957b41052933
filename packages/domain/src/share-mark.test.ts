import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShareMark, shareMarkFrom } from './share-mark.ts';

test('a mark has six characters, none of which looks like another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
      const mark = shareMarkFrom(bytes);
      // All bytes may be among the few that are skipped.
      if (mark !== null) {
        expect(mark).toMatch(/^[a-z2-9]{6}$/);
        expect(mark).not.toMatch(/[ilo01]/);
        expect(readShareMark(mark)).toBe(mark);
      }
    }),
  );
});

test('too few random bytes make no mark', () => {
  expect(shareMarkFrom(new Uint8Array(5))).toBeNull();
  expect(shareMarkFrom(new Uint8Array(64).fill(255))).toBeNull();
});

test.each([
  ['abc234', 'abc234'],
  [' ABC234 ', 'abc234'],
  ['abc23', null],
  ['abc2345', null],
  ['abcl34', null],
  ['абв234', null],
  ["abc234' OR 1", null],
  ['01a2183b-6b3a-760e-a998-9271df8b87bd', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is read as %j', (raw, mark) => expect(readShareMark(raw)).toBe(mark));
