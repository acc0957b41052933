import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLanguageTag } from '@tessera/texts';
import { type Catalogue, TEXTS } from '@tessera/texts/catalogues';
import { projectRoot } from './processes.ts';
import { collectTexts } from './source-texts.ts';

/**
 * Compares the catalogues with what the sources say, and fails on what is missing or unused. `npm run i18n -- --write` adds
 * what is new, empty in all languages but English, and takes out what is no longer said. It also puts each new English text
 * on the list of texts to review, because a translation that was carried over may say what the old English said.
 * `npm run i18n -- --reviewed` empties the list, once somebody has looked at each translation on it.
 */
const texts = collectTexts();
const isWriting = process.argv.includes('--write');
const said = [...texts.keys()].sort();
const translated = listCatalogues().filter((language) => language !== 'en' && isLanguageTag(language));
if (isWriting) {
  const toReview: ToReview = { ...listToReview() };
  for (const text of said) if (!TEXTS.includes(text)) toReview[text] = translated;
  writeToReview(toReview);
  write('en', said);
}
if (process.argv.includes('--reviewed')) writeToReview({});
report('en', new Map((isWriting ? said : TEXTS).map((text) => [text, text])));
for (const language of listCatalogues()) {
  if (language === 'en') continue;
  const known = JSON.parse(readFileSync(toFile(language), 'utf8')) as Catalogue;
  const kept = isWriting ? Object.fromEntries(said.map((text) => [text, known[text] ?? ''])) : known;
  if (isWriting) write(language, kept);
  report(language, new Map(Object.entries(kept)));
}

reportToReview();

/** English text → the languages in which somebody has to look at it. */
type ToReview = Record<string, readonly string[]>;

function listToReview(): ToReview {
  return JSON.parse(readFileSync(toFile('to-review'), 'utf8')) as ToReview;
}

/** Keeps only what is still said. */
function writeToReview(all: ToReview): void {
  write('to-review', Object.fromEntries(Object.entries(all).filter(([text]) => texts.has(text))));
}

function reportToReview(): void {
  const open = Object.entries(listToReview());
  if (open.length === 0) return;
  console.log(`to review: ${open.length} (packages/texts/catalogues/to-review.json); then npm run i18n -- --reviewed`);
  for (const [text, languages] of open.slice(0, 10)) console.log(`  ${languages.join(', ')}: ${text}`);
  process.exitCode = 1;
}

/** Those of the languages that are offered, and drafts of others. */
function listCatalogues(): string[] {
  return readdirSync(join(projectRoot, 'packages/texts/catalogues'))
    .map((name) => basename(name, '.json'))
    .filter((name) => name !== 'to-review');
}

function toFile(language: string): string {
  return join(projectRoot, 'packages/texts/catalogues', `${language}.json`);
}

function write(language: string, content: object): void {
  writeFileSync(toFile(language), `${JSON.stringify(content, null, 2)}\n`);
}

function report(language: string, catalogue: ReadonlyMap<string, string>): void {
  const missing = said.filter((text) => !catalogue.get(text));
  const unused = [...catalogue.keys()].filter((text) => !texts.has(text));
  console.log(`${language}: ${said.length} texts, ${missing.length} missing, ${unused.length} unused`);
  for (const text of missing.slice(0, 10)) console.log(`  missing: ${text} (${texts.get(text)})`);
  for (const text of unused.slice(0, 10)) console.log(`  unused: ${text}`);
  // A draft may lack what it likes.
  if (isLanguageTag(language) && missing.length + unused.length > 0) process.exitCode = 1;
}
