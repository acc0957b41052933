import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '@tessera/texts';
import { CATALOGUES, type Catalogue, TEXTS } from '@tessera/texts/catalogues';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';
import { collectTexts, findErrorTexts, findLiterals, findSentences } from './source-texts.ts';

/** Written in English alone: the API and what describes it, what agents read, and what only tests read. */
const FOR_DEVELOPERS =
  /^(?:apps\/api\/src\/transports\/mcp\/|apps\/web\/src\/public\/(?:developers|playground)\/|packages\/domain\/src\/(?:developer-pages|webhook|webhook-events)\.ts|.*\/testing(?:-\w+)?\.ts:)/;

const SAID = [...collectTexts().keys()].sort();

test('no sentence stands in the code of a screen by itself', () => {
  expect(findSentences().filter((sentence) => !FOR_DEVELOPERS.test(sentence))).toEqual([]);
});

test('no text stands between the tags of a screen: `t` and `Trans` say it in the reader’s language', () => {
  expect(findLiterals().filter((literal) => !FOR_DEVELOPERS.test(literal))).toEqual([]);
});

test('an error is said by `t`, or by a text of the specification that has a translation', () => {
  const known = new Set(SAID);
  const untranslated = findErrorTexts().filter((one) => !known.has(one.slice(one.indexOf(': ') + 2)));
  expect(untranslated.filter((one) => !FOR_DEVELOPERS.test(one))).toEqual([]);
});

test('a mark between two parts of a line stands outside <bdi>, which would put it on the wrong side', () => {
  const web = join(projectRoot, 'apps/web/src');
  const screens = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.filter((path) => /<bdi[^>]*>[^<]*·/.test(readFileSync(join(web, path), 'utf8')))).toEqual([]);
});

test('a plan has one name: only the FAQ of the prices calls them Free and Pro, as specified', () => {
  const named = SAID.filter((text) => /\bPro\b|\b(?:Free|Team) plan\b|\bon Free\b/.test(text));
  expect(named.map((text) => collectTexts().get(text))).toEqual(
    named.map(() => 'apps/web/src/site/content/pricing.ts'),
  );
});

test('each value of a text has a name that tells a translator what it is', () => {
  const saysNothing =
    /\{(?:value|string|join|length|text|x|sentence|floor|slice|trim|iso|to[A-Z]\w+|format[A-Z]\w+)\d*[,}]|\{\w+\d[,}]/;
  expect(SAID.filter((text) => saysNothing.test(text))).toEqual([]);
});

test('the catalogues say what the sources say, no more and no less: npm run i18n -- --write', () => {
  expect(SAID.length).toBeGreaterThan(2000);
  expect(TEXTS).toEqual(SAID);
  for (const language of LANGUAGE_TAGS) {
    const catalogue: Catalogue = CATALOGUES[language];
    if (language !== 'en') expect(SAID.filter((text) => !catalogue[text])).toEqual([]);
  }
});
