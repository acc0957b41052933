import { expect, test } from 'vitest';
import { nameTexts } from './compile.ts';
import { chooseLanguage, directionOf, LANGUAGE_TAGS } from './languages.ts';

test.each([
  ['en', 'fr', 'en'],
  [undefined, 'fr-FR,en-GB;q=0.9', 'en'],
  [undefined, 'fr, de;q=0.2, en;q=0.7', 'en'],
  [undefined, 'fr;q=0, en', 'en'],
  ['xx', 'fr', 'en'],
  ['toString', '', 'en'],
])('who chose %j and whose browser says %j reads %j', (chosen, accepted, language) => {
  expect(chooseLanguage(chosen, accepted)).toBe(language);
});

test('each language is written in one direction', () => {
  expect(LANGUAGE_TAGS.map(directionOf)).toContain('ltr');
});

test('texts of a build have short names, each its own', () => {
  const name = nameTexts(['Save', 'Cancel']);
  expect(['Save', 'Cancel'].map(name)).toEqual(['0', '1']);
  expect(name('Something new')).toHaveLength(6);
});
