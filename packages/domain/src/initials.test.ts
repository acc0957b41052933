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
])('the initials of %j, %j are %j', (name, email, letters) => {
  expect(initials(name, email)).toBe(letters);
});
