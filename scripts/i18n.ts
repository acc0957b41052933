import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '@tessera/texts';
import { CATALOGUES, TEXTS } from '@tessera/texts/catalogues';
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
for (const language of LANGUAGE_TAGS) {
  if (language === 'en') continue;
  const known = CATALOGUES[language];
  const kept = isWriting ? Object.fromEntries(said.map((text) => [text, known[text] ?? ''])) : known;
  if (isWriting) write(language, kept);
  report(language, new Map(Object.entries(kept)));
}

function write(language: string, content: object): void {
  const file = join(projectRoot, 'packages/texts/catalogues', `${language}.json`);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function report(language: string, catalogue: ReadonlyMap<string, string>): void {
  const missing = said.filter((text) => !catalogue.get(text));
  const unused = [...catalogue.keys()].filter((text) => !texts.has(text));
  console.log(`${language}: ${said.length} texts, ${missing.length} missing, ${unused.length} unused`);
  for (const text of missing.slice(0, 10)) console.log(`  missing: ${text} (${texts.get(text)})`);
  for (const text of unused.slice(0, 10)) console.log(`  unused: ${text}`);
  if (missing.length + unused.length > 0) process.exitCode = 1;
}
