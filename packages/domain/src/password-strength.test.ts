import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['abc', 0],
  ['password', 0],
  ['Password123!', 0],
  ['P@ssw0rd', 0],
  ['123456', 0],
  ['654321', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['abababababababab', 0],
  ['qwerty123', 0],
  ['kitten', 1],
  ['gx7p2m', 1],
  ['blue4Horse', 3],
  ['correct horse battery staple', 4],
  ['vT9#kq2!Lw8z', 4],
])('%j scores %i', (password, score) => {
  expect(passwordStrength(password).score).toBe(score);
});

test('each score has its own hint, and a short password the rule', () => {
  expect(passwordStrength('abc').hint).toEqual('At least 6 characters.');
  const hints = ['password', 'kitten', 'blue4Horse', 'correct horse battery staple'].map(
    (p) => passwordStrength(p).hint,
  );
  expect(new Set(hints).size).toBe(4);
});

test('repeating the last character never makes a password stronger by a step or more', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 30 }), (password) => {
      const longer = password + (password.at(-1) ?? '').repeat(3);
      expect(passwordStrength(longer).score - passwordStrength(password).score).toBeLessThanOrEqual(1);
    }),
  );
});
