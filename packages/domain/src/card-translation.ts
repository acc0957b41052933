import { msg } from '@tessera/texts';
import { writeSingleFields } from './card-contacts.ts';
import { type CardData, type CardTranslation, TRANSLATED_TEXTS } from './card-data.ts';
import type { FieldChecker } from './field-checker.ts';
import { CARD_LIMITS } from './limits.ts';
import { hasText } from './text.ts';

/** The tag as BCP 47 writes it, 'pt-br' → 'pt-BR'; null for what is no tag of a language. */
export function toLanguageTag(text: string): string | null {
  try {
    const [tag = null] = Intl.getCanonicalLocales(text.trim());
    return tag && tag.length <= CARD_LIMITS.language ? tag : null;
  } catch {
    return null;
  }
}

/** The language's name in the language itself, or in another one: 'hi' → 'हिन्दी', in German 'Hindi'. */
export function languageName(tag: string, reader = tag): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The languages of the card in their stored form; notes what is wrong with them. Those that say nothing are left out. */
export function checkTranslations(check: FieldChecker, raw: CardData): Pick<CardData, 'language' | 'translations'> {
  const given = raw.translations ?? [];
  if (given.length > CARD_LIMITS.translations) {
    check.fail('translations', msg('At most {count} other languages.', { count: CARD_LIMITS.translations }));
    return { language: raw.language, translations: [] };
  }
  const language = checkLanguage(check, 'language', raw.language);
  const translations = given
    .map((translation, index) => checkTranslation(check, `translations.${index}`, translation))
    .filter((translation) => TRANSLATED_TEXTS.some((field) => hasText(translation[field])));
  if (translations.length > 0 && language === '' && !check.errors.language) {
    check.fail('language', msg('Choose the language of the card’s own texts.'));
  }
  const seen = new Set([language]);
  for (const [index, translation] of given.entries()) {
    const tag = toLanguageTag(translation.language) ?? '';
    if (tag !== '' && seen.has(tag))
      check.fail(`translations.${index}.language`, msg('The card has this language already.'));
    seen.add(tag);
  }
  return { language, translations };
}

function checkTranslation(check: FieldChecker, path: string, raw: CardTranslation): CardTranslation {
  const checked = {
    language: checkLanguage(check, `${path}.language`, raw.language),
    name: check.line(`${path}.name`, raw.name, CARD_LIMITS.name),
    role: check.line(`${path}.role`, raw.role, CARD_LIMITS.role),
    tagline: check.line(`${path}.tagline`, raw.tagline, CARD_LIMITS.tagline),
    companyName: check.line(`${path}.companyName`, raw.companyName, CARD_LIMITS.companyName),
    address: check.lines(`${path}.address`, raw.address, CARD_LIMITS.address),
  };
  const saysSomething = TRANSLATED_TEXTS.some((field) => hasText(checked[field]));
  if (saysSomething && raw.language.trim() === '') check.fail(`${path}.language`, msg('Choose a language.'));
  return checked;
}

function checkLanguage(check: FieldChecker, path: string, raw: string): string {
  if (raw.trim() === '') return '';
  const tag = toLanguageTag(raw);
  if (!tag) check.fail(path, msg('Enter a language tag such as “hi” or “pt-BR”.'));
  return tag ?? raw.slice(0, CARD_LIMITS.language);
}

/**
 * Which of its languages the card is read in: that which stands first in `wanted`, tags as in Accept-Language. '' is the
 * card's own, also where it has none that is wanted.
 */
export function chooseCardLanguage({ language = '', translations }: CardData, wanted: readonly string[]): string {
  const others = (translations ?? []).map((translation) => translation.language);
  for (const tag of wanted) {
    const exact = others.find((one) => isSame(one, tag));
    if (exact) return exact;
    if (isAlike(language, tag)) return '';
    const alike = others.find((one) => isAlike(one, tag));
    if (alike) return alike;
  }
  return '';
}

/** The card with what it says in one of its other languages in the place of its own texts. */
export function translateCard(data: CardData, language: string): CardData {
  const translation = (data.translations ?? []).find((one) => one.language === language);
  if (!translation) return data;
  const { name, role, tagline, companyName, address } = translation;
  const { extra } = data;
  const company = { ...extra.company, companyName: companyName || extra.company.companyName };
  return {
    ...data,
    language,
    // The parts are those of the first name.
    ...(name && { name, givenName: '', familyName: '' }),
    role: role || data.role,
    tagline: tagline || data.tagline,
    ...(address && writeSingleFields(data, { address })),
    extra: { ...extra, company },
  };
}

/** Names, roles and companies that the card says in its other languages, for searches. */
export function translatedTexts({ translations }: CardData): string[] {
  return (translations ?? []).flatMap(({ name, role, companyName }) => [name, role, companyName]).filter(hasText);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Of the same language, whatever the region: 'pt' and 'pt-BR'. */
function isAlike(one: string, other: string): boolean {
  return one !== '' && isSame(one.split('-')[0] ?? '', other.split('-')[0] ?? '');
}

/** The languages that a card is offered in; the API takes any other tag as well. */
export const CARD_LANGUAGES: readonly string[] = (
  'ar bg bn ca cs da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk kn ko lt lv mk ml mr ms my nb ne nl ' +
  'pa pl pt pt-BR ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant'
).split(' ');
