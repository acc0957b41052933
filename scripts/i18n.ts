import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLanguageTag } from '@tessera/texts';
import { type Catalogue, TEXTS } from '@tessera/texts/catalogues';
import { projectRoot } from './processes.ts';
import { collectTexts } from './source-texts.ts';

/**
 * Compares the catalogues with what the sources say, and fails on what is missing or unused. `npm run i18n -- --write` adds
 * what is new, empty in all languages but English, and takes out what is no longer said.
 */
const texts = collectTexts();
const isWriting = process.argv.includes('--write');
const said = [...texts.keys()].sort();
if (isWriting) write('en', said);
report('en', new Map((isWriting ? said : TEXTS).map((text) => [text, text])));
for (const language of listCatalogues()) {
  if (language === 'en') continue;
  const known = JSON.parse(readFileSync(toFile(language), 'utf8')) as Catalogue;
  const kept = isWriting ? Object.fromEntries(said.map((text) => [text, known[text] ?? ''])) : known;
  if (isWriting) write(language, kept);
  report(language, new Map(Object.entries(kept)));
}

/** Those of the languages that are offered, and drafts of others. */
function listCatalogues(): string[] {
  return readdirSync(join(projectRoot, 'packages/texts/catalogues')).map((name) => basename(name, '.json'));
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
