import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinCodeFrom, normalizeJoinCode } from './join-code.ts';

test('a code has ten characters and none that looks like another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 64 }), (bytes) => {
      const code = joinCodeFrom(bytes);
      if (code !== null) expect(code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{10}$/);
    }),
  );
});

test('every character is as likely as every other', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const counts = new Map<string, number>();
  for (let start = 0; start + 10 <= 253; start += 10) {
    for (const letter of joinCodeFrom(all.slice(start, start + 10)) ?? '')
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
});

test('too few usable bytes make none', () => {
  expect(joinCodeFrom(new Uint8Array(9))).toBeNull();
  expect(joinCodeFrom(new Uint8Array(64).fill(255))).toBeNull();
});

test.each([
  [' acd-efg hjkm ', 'ACDEFGHJKM'],
  ['ACDEFGHJKM', 'ACDEFGHJKM'],
  ['', ''],
])('%j is read as %j', (raw, code) => {
  expect(normalizeJoinCode(raw)).toBe(code);
});
