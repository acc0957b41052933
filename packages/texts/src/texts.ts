import { formatMessage, type Message, type Reader, type TextValues } from './format.ts';
import type { LanguageTag } from './languages.ts';
import { compiler, loaded } from './loaded.ts';

/** The language that this program speaks. In a browser it stays the same until the next document. */
export const language: LanguageTag = loaded?.language ?? 'en';

export const texts = new Map<string, Message>(Object.entries(loaded?.texts ?? {}));

/**
 * The text in the reader's language. `message` is the English one in ICU's syntax and a literal:
 * `t('{count, plural, one {# card} other {# cards}}', { count })`. If an English word has two meanings, the meaning comes
 * after a bar and is never shown: `t('Role|in a team')`.
 */
export function t(message: string, values: TextValues = {}): string {
  const said = formatMessage(find(message), values, { language, numbers: numbersIn() });
  if (message.includes('|')) meanings.set(said, message);
  remember?.(said, { message, values });
  return said;
}

/**
 * 'Event' → 'Event|card type', for texts that `t` has returned. A module calls `t` once, when it loads, so a server may use a
 * word in only one of its meanings: scripts/languages.test.ts checks this.
 */
export const meanings = new Map<string, string>();

/** 'Role' for 'Role|in a team': a message as English readers see it. */
export function withoutMeaning(message: string): string {
  return message.replace(/\|[\w ]+$/, '');
}

/** An English text, and what stands in it. */
export interface Saying {
  message: string;
  values: TextValues;
}

let remember: ((said: string, saying: Saying) => void) | undefined;

/** Calls this with each text that `t` gives from now on. */
export function listen(onSaid: (said: string, saying: Saying) => void): void {
  remember = onSaid;
}

/** A noun that stands within a sentence: 'Client ID' → 'client ID' in English, which other languages may not write so. */
export function inSentence(noun: string): string {
  return language === 'en' ? noun.replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()) : noun;
}

/** 'a, b and c' in the language of the text that it stands in. */
export function listOf(items: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction') {
  return ({ language: tag }: Reader): string =>
    new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag, { type, style: type === 'unit' ? 'short' : 'long' }).format(
      items,
    );
}

/** 5000 → '5,000' as the reader writes numbers. */
export function numberOf(value: number) {
  return ({ numbers }: Reader): string => value.toLocaleString(numbers);
}

let numbersIn: () => string = () => language;

/** From now on the numbers of plurals are written as usual in the locale that is given here, such as 'en-IN'. */
export function writeNumbersIn(locale: () => string): void {
  numbersIn = locale;
}

/** By the id that a build left in the text's place, or else the English text itself. */
function find(message: string): Message {
  const known = texts.get(message);
  if (known !== undefined || !compiler) return known ?? message;
  const compiled = compiler(withoutMeaning(message));
  texts.set(message, compiled);
  return compiled;
}
