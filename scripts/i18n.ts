import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '@tessera/texts';
import { CATALOGUES, type Catalogue } from '@tessera/texts/catalogues';
import { projectRoot } from './processes.ts';
import { collectTexts } from './source-texts.ts';

/**
 * Compares the catalogues with what the sources say. `npm run i18n -- --write` adds what is new as an empty text, to be
 * filled in, and takes out what is no longer said.
 */
const texts = collectTexts();
const isWriting = process.argv.includes('--write');
let wrong = 0;
for (const language of LANGUAGE_TAGS) {
  if (language === 'en') continue;
  const catalogue = CATALOGUES[language];
  if (isWriting) write(language, catalogue);
  const missing = [...texts.keys()].filter((text) => !catalogue[text]);
  const unused = isWriting ? [] : Object.keys(catalogue).filter((text) => !texts.has(text));
  wrong += missing.length + unused.length;
  console.log(`${language}: ${texts.size - missing.length} of ${texts.size} texts, ${missing.length} missing, ${unused.length} unused`);
  for (const text of missing.slice(0, 10)) console.log(`  missing: ${text} (${texts.get(text)})`);
  for (const text of unused.slice(0, 10)) console.log(`  unused: ${text}`);
}
process.exitCode = wrong > 0 ? 1 : 0;

/** In the order of the sources, so that a change of one text is a change of one line. */
function write(language: string, catalogue: Catalogue): void {
  const kept = Object.fromEntries([...texts.keys()].map((text) => [text, catalogue[text] ?? '']));
  const file = join(projectRoot, 'packages/texts/catalogues', `${language}.json`);
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
