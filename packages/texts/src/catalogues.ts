import { readFileSync } from 'node:fs';
import { LANGUAGE_TAGS, type LanguageTag } from './languages.ts';

/** English text → text of the language. */
export type Catalogue = Readonly<Record<string, string>>;

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../catalogues/${name}.json`, import.meta.url), 'utf8')) as T;
}

/** Every text of the sources, in English. `npm run i18n` keeps it. */
export const TEXTS = read<readonly string[]>('en');

/** What the languages say; English says its texts themselves. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGE_TAGS.map((language) => [language, language === 'en' ? {} : read<Catalogue>(language)]),
) as Readonly<Record<LanguageTag, Catalogue>>;
