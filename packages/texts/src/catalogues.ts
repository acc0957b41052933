import { readFileSync } from 'node:fs';
import { LANGUAGE_TAGS, type LanguageTag } from './languages.ts';

/** English text → text of the language. */
export type Catalogue = Readonly<Record<string, string>>;

const read = (language: LanguageTag): Catalogue =>
  JSON.parse(readFileSync(new URL(`../catalogues/${language}.json`, import.meta.url), 'utf8')) as Catalogue;

/** Every language but English, whose texts are their own names. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGE_TAGS.map((language) => [language, language === 'en' ? {} : read(language)]),
) as Readonly<Record<LanguageTag, Catalogue>>;
