import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePunycode, toUnicodeDomain } from './punycode.ts';

test.each([
  ['gre-bugs-rya30a', 'grüße-bugs'],
  ['h2brj9c', 'भारत'],
  ['mgbh0fb', 'مثال'],
  ['r8jz45g', '例え'],
  ['e1afmkfd', 'пример'],
  ['bcher-kva', 'bücher'],
])('%s is %s', (label, text) => {
  expect(decodePunycode(label)).toBe(text);
});

test.each(['!', 'a-b!', '99999999'])('%j isn’t punycode', (label) => {
  expect(() => decodePunycode(label)).toThrow(RangeError);
});

test('hosts of URLs are decoded like Node.js does', () => {
  const letter = fc.constantFrom(...'aäßéøñदभतمكا例道пи한-');
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (text) => {
      const typed = `http://${text}.example`;
      if (!URL.canParse(typed)) return;
      const { hostname } = new URL(typed);
      expect(toUnicodeDomain(hostname)).toBe(domainToUnicode(hostname) || hostname);
    }),
  );
});
