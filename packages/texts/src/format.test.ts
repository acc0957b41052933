import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type Compiled, formatMessage } from './format.ts';
import { say } from './texts.ts';

const format = (message: string, values = {}, language = 'en', numbers = language) =>
  formatMessage(compileMessage(message) as Compiled, values, { language, numbers, say });

test.each([
  ['Save', {}, 'Save'],
  ['Save {name}’s contact', { name: 'Asha' }, 'Save Asha’s contact'],
  ['{a} and {b}', { a: 1, b: null }, '1 and '],
  ['{count, plural, one {# card} other {# cards}}', { count: 1 }, '1 card'],
  ['{count, plural, one {# card} other {# cards}}', { count: 1204 }, '1,204 cards'],
  ['{count, plural, =0 {None} one {# card of {name}} other {# cards of {name}}}', { count: 0 }, 'None'],
  ['{count, plural, one {# card of {name}} other {# cards of {name}}}', { count: 2, name: 'Asha' }, '2 cards of Asha'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{kind, select, person {they} other {it}}', { kind: 'person' }, 'they'],
  ['{kind, select, person {they} other {it}}', { kind: 'team' }, 'it'],
] as const)('%j with %j is %j', (message, values, text) => {
  expect(format(message, values)).toBe(text);
});

test('a language has the plurals that it has, and numbers as its readers write them', () => {
  const cards = '{count, plural, zero {z #} one {o #} two {t #} few {f #} many {m #} other {x #}}';
  const inArabic = [0, 1, 2, 3, 11, 100].map((count) => format(cards, { count }, 'ar', 'ar-u-nu-latn'));
  expect(inArabic).toEqual(['z 0', 'o 1', 't 2', 'f 3', 'm 11', 'x 100']);
  expect(format('{count, plural, one {#} other {#}}', { count: 123456 }, 'en', 'en-IN')).toBe('1,23,456');
});

test('what stands in a value is no syntax', () => {
  expect(format('{name} shares', { name: '{count, plural, other {#}} # <0>' })).toBe(
    '{count, plural, other {#}} # <0> shares',
  );
});
