import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Asha Rao', undefined, 'AR'],
  ['asha devi rao', undefined, 'AR'],
  ['Asha', undefined, 'A'],
  ['  ', 'john.smith@example.com', 'JS'],
  ['', 'john@example.com', 'J'],
  [null, 'j_s+x@example.com', 'JX'],
  [undefined, undefined, 'U'],
  ['', '', 'U'],
  ['!!!', '@', 'U'],
  ['(Asha) “Rao”', undefined, 'AR'],
  ['Élodie Ørsted', undefined, 'ÉØ'],
  ['e\u0301lodie', undefined, 'E\u0301'],
  ['क्षमा राव', undefined, [...new Intl.Segmenter().segment('क्षमा')][0]?.segment.concat('रा')],
  ['𝒜sha 𝓡ao', undefined, '𝒜𝓡'],
  ['ßen', undefined, 'S'],
  ['عبد الرحمن', undefined, 'ع'],
  ['Asha عبد', undefined, 'Aع'],
  ['3M India', undefined, '3I'],
  ['Dr. Maximiliana Papadopoulou II', undefined, 'MP'],
  ['Prof. Dr. Ada Byron, PhD', undefined, 'AB'],
  ['Mr. T', undefined, 'T'],
  ['Sammy Davis Jr.', undefined, 'SD'],
  ['Dr.', undefined, 'D'],
  ['Drew Mdina', undefined, 'DM'],
  ['د. مريم الشيخ', undefined, 'م'],
])('the initials of %j, %j are %j', (name, email, letters) => {
  expect(initials(name, email)).toBe(letters);
});

test('the initial of any word is its first whole letter', () => {
  const letter = fc.constantFrom(...'aZéØßŉǆʰ3', 'e\u0301', '\u0301', '\u200d', '\u00ad', 'क्ष', 'ع', '𝒜', '가', '👩‍💻');
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 4 }), (letters) => {
      const word = letters.join('').replace(/^[^\p{L}\p{N}]+/u, '');
      const first = (text: string) => [...new Intl.Segmenter().segment(text)][0]?.segment ?? '';
      if (word) expect(initials(word)).toBe(first(first(word).toUpperCase()));
    }),
  );
});
