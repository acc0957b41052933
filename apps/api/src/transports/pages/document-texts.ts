import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_TAGS, type LanguageTag, type TextsManifest } from '@tessera/texts';
import { collectScripts, type Manifest } from './built-files.ts';
import { renderJson } from './head.ts';

/** Which texts a document needs. */
export interface NeededTexts {
  /** The document, and what it loads at once. */
  sources: readonly string[];
  /** Whether it brings everything along that it may load later; else the browser fetches the rest by itself. */
  isWhole: boolean;
  /** Source files that belong to other documents. */
  without?: readonly string[];
}

/** The tags that give documents their texts in each language. */
export interface DocumentTexts {
  tag(language: LanguageTag, needed: NeededTexts): string;
}

/** Reads what the build left in `root`; during development the programs have their own texts. */
export async function readDocumentTexts(root: string, manifest: Manifest): Promise<DocumentTexts> {
  const known = await readJson<TextsManifest>(join(root, '.vite/texts.json'));
  if (!known) return { tag: () => '' };
  const all = new Map<LanguageTag, Record<string, unknown>>();
  for (const language of LANGUAGE_TAGS)
    all.set(language, (await readJson(join(root, `.vite/texts/${language}.json`))) ?? {});
  const tags = new Map<string, string>();
  const make = (language: LanguageTag, { sources, isWhole, without = [] }: NeededTexts): string => {
    const scripts = new Set(collectScripts(manifest, sources, { isWhole, without }));
    const ids = new Set([...scripts].flatMap((file) => known.chunks[file] ?? []));
    const texts = Object.fromEntries([...ids].sort().map((id) => [id, all.get(language)?.[id]]));
    const rest = isWhole ? {} : { rest: known.rest[language] };
    if (ids.size === 0) return '';
    return renderJson('application/json', ' id="texts"', { language, texts, ...rest });
  };
  return {
    tag(language, needed) {
      const key = JSON.stringify([language, needed]);
      const tag = tags.get(key) ?? make(language, needed);
      tags.set(key, tag);
      return tag;
    },
  };
}

async function readJson<T>(file: string): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as T);
}
