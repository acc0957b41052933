/**
 * The languages that readers can choose, by their BCP 47 tags. English, in which the texts are written, stands first. Each
 * other one is a line here and a file in `catalogues/`, and may stand here once that is complete.
 */
export const LANGUAGES = {
  en: { name: 'English' },
  ar: { name: 'العربية', isRightToLeft: true, digits: 'latn' },
  de: { name: 'Deutsch' },
  es: { name: 'Español' },
  hi: { name: 'हिन्दी', digits: 'latn' },
} satisfies Record<string, Language>;

export interface Language {
  /** In the language itself. */
  name: string;
  isRightToLeft?: boolean;
  /** The digits of its numbers, where they aren't those that `Intl` would write. */
  digits?: 'latn';
}

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as LanguageTag[];

export function isLanguageTag(value: unknown): value is LanguageTag {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** The stored choice of somebody, or English where it is a language that this version lacks. */
export function languageOf(stored: string): LanguageTag {
  return isLanguageTag(stored) ? stored : 'en';
}

/** The locale of its numbers, for `Intl`. */
export function numbersOf(language: LanguageTag): string {
  const { digits }: Language = LANGUAGES[language];
  return digits ? `${language}-u-nu-${digits}` : language;
}

/** How English is written where the reader's region isn't known. */
const DEFAULT_REGION = 'GB';

/**
 * 'de' for a reader of English → 'en-DE': the language of the words, with dates and numbers as in the region that the locale
 * names or implies.
 */
export function regionalLocale(language: LanguageTag, locale = ''): string {
  const written = `${language}-${readRegion(locale) ?? DEFAULT_REGION}`;
  const { digits }: Language = LANGUAGES[language];
  return digits ? `${written}-u-nu-${digits}` : written;
}

function readRegion(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    return undefined;
  }
}

/** For the attribute `dir`. */
export function directionOf(language: LanguageTag): 'ltr' | 'rtl' {
  const { isRightToLeft }: Language = LANGUAGES[language];
  return isRightToLeft ? 'rtl' : 'ltr';
}

/**
 * The language that suits a reader best: what they chose, else the first of `Accept-Language` that there is, by its weight.
 * English when there is none.
 */
export function chooseLanguage(chosen: unknown, acceptLanguage: string): LanguageTag {
  if (isLanguageTag(chosen)) return chosen;
  const languages = readAcceptLanguage(acceptLanguage).map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find(isLanguageTag) ?? 'en';
}

/** The tags of `Accept-Language` by their weight, the most wanted first: 'de;q=0.5, pt-BR' → ['pt-BR', 'de']. */
export function readAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((one) => {
      const [tag = '', ...parameters] = one.trim().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
