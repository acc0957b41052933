import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '@tessera/texts';
import { CATALOGUES, type Catalogue, TEXTS } from '@tessera/texts/catalogues';
import { compileTexts } from '@tessera/texts/compile';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en');
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** 'Role|in a team' → 'Role' */
const withoutMeaning = (text: string) => text.replace(/\|[\w ]+$/, '');

/** Names of values are no words: '{secret}'. */
const withoutNames = (text: string) => text.normalize('NFC').replace(/\{\w+/g, '{');

/** [English text, what the language says] */
const listTexts = (language: string): [english: string, text: string][] =>
  language === 'en'
    ? TEXTS.map((text) => [text, withoutMeaning(text)])
    : Object.entries(CATALOGUES[language as keyof typeof CATALOGUES] as Catalogue);

describe('words that docs/glossary-languages.md rules out', () => {
  const rows = read('docs/glossary-languages.md').split('## Words we don’t use')[1]?.split('\n') ?? [];
  const words = rows.flatMap((row) => {
    const [, language = '', word = ''] = row.split('|').map((cell) => cell.trim());
    return /^(?:en|de|es|ar|hi)$/.test(language) ? [{ language, word }] : [];
  });

  test('are read from its table', () => {
    expect(new Set(words.map(({ language }) => language))).toEqual(new Set(LANGUAGE_TAGS));
  });

  test.each(LANGUAGE_TAGS)('stand in no text: %s', (tag) => {
    const found = words
      .filter(({ language }) => language === tag)
      .flatMap(({ word }) => {
        const pattern = toPattern(word);
        return listTexts(tag).flatMap(([, text]) => (pattern.test(withoutNames(text)) ? [`${word}: ${text}`] : []));
      });
    expect(found).toEqual([]);
  });
});

/** The whole word, in small letters or capitals; a star stands for further letters. */
function toPattern(word: string): RegExp {
  const letters = word
    .normalize('NFC')
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{M}])${letters.join('[\\p{L}\\p{M}]*')}(?![\\p{L}\\p{M}])`, 'iu');
}

describe.each(OTHERS)('each text in %s', (language) => {
  const texts = listTexts(language);

  test('has the values of the English one, in every branch the tags', () => {
    const wrong = texts.filter(([english, text]) => {
      const [said, meant] = [namesIn(text), namesIn(withoutMeaning(english))];
      return said.join() !== meant.join() || !hasTags(text, tagsIn(withoutMeaning(english)));
    });
    expect(wrong).toEqual([]);
  });

  test('has a form for each number', () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
    const lacking = texts.filter(([, text]) =>
      listChoices(text, 'plural').some((choices) =>
        [...needed].some((form) => !(form in choices) && !(['zero', 'one', 'two'].indexOf(form) in choices)),
      ),
    );
    expect(lacking).toEqual([]);
  });
});

test.each(['de', 'es'])('numbers have a decimal comma: %s', (language) => {
  // Versions, addresses and thousands have points.
  const known =
    /(?:vCard |iOS |Version(?:en|es) \d\.\d (?:und|y) |Version(?:en|es) )\d+\.\d|\d+(?:\.\d+){3}|\d\.\d{3}(?!\d)/g;
  const rest = listTexts(language).filter(([, text]) => /\d\.\d/.test(text.replaceAll(known, '')));
  expect(rest.filter(([english]) => !/\bor 4\.0\b|, or 4\.0/.test(english))).toEqual([]);
});

test.each([
  // In the middle of a sentence only the formal address has a capital.
  ['de', /[\p{Ll},;] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u],
  ['es', /(?<!\p{L})ustedes?(?!\p{L})|(?<!\p{L})vosotros(?!\p{L})/iu],
] as const)('readers are addressed as friends: %s', (language, formal) => {
  expect(listTexts(language).filter(([, text]) => formal.test(text))).toEqual([]);
});

test('no space stands between a preposition and a value in Arabic', () => {
  expect(listTexts('ar').filter(([, text]) => text.includes('لـ {'))).toEqual([]);
});

test('a text that names a button takes the button’s text as a value, so that the two can’t differ', () => {
  // What browsers, phones and other services say.
  const foreign = new Set(['Install', 'Add', 'Add to Home Screen', 'File', 'New']);
  const said = new Set(TEXTS.map(withoutMeaning));
  const quoted = TEXTS.flatMap((text) =>
    [...text.matchAll(/“([^“”{}]+)”/g)].flatMap(([, name = '']) =>
      said.has(name) && !foreign.has(name) ? [`${name}: ${text}`] : [],
    ),
  );
  expect(quoted).toEqual([]);
});

test('no translation waits for a review', () => {
  expect(JSON.parse(read('packages/texts/catalogues/to-review.json'))).toEqual({});
});

type Token = string | readonly [name: string, kind?: string, choices?: Record<string, unknown>];

function tokensIn(text: string): readonly Token[] {
  const compiled = Object.values(compileTexts([text], {}, (message) => message))[0] ?? '';
  return typeof compiled === 'string' ? [compiled] : (compiled as readonly Token[]);
}

function* walk(tokens: unknown): Generator<Exclude<Token, string>> {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens as Token[]) {
    if (typeof token === 'string') continue;
    yield token;
    for (const choice of Object.values(token[2] ?? {})) yield* walk(choice);
  }
}

function namesIn(text: string): string[] {
  return [...new Set([...walk(tokensIn(text))].map(([name]) => name))].sort();
}

function listChoices(text: string, kind: string): Record<string, unknown>[] {
  return [...walk(tokensIn(text))].flatMap(([, of, choices]) => (of === kind && choices ? [choices] : []));
}

function tagsIn(text: string): string[] {
  return [...new Set(text.match(/<\/?\d+\/?>/g) ?? [])].sort();
}

function hasTags(text: string, tags: readonly string[]): boolean {
  return tagsIn(text).join() === tags.join();
}
