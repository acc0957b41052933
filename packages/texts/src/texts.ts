import { type Compiled, formatMessage, type Message, type Text, type TextValue, type TextValues } from './format.ts';
import type { LanguageTag } from './languages.ts';
import { compiler, loaded } from './loaded.ts';

/** The language that this program speaks. In a browser it stays the same until the next document. */
export const language: LanguageTag = loaded?.language ?? 'en';

export const texts = new Map<string, Compiled>(Object.entries(loaded?.texts ?? {}));

/**
 * A message for a reader who isn't known here. `id` is a literal: `msg('{count, plural, one {# card} other {# cards}}',
 * { count })`. If an English word has two meanings, the meaning comes after a bar and is never shown: `msg('Role|in a team')`.
 */
export function msg(id: string, values?: TextValues): Message {
  return new Said(id, values);
}

/** What a program says, as long as nobody has sent or stored it. */
export class Said implements Message {
  constructor(
    readonly id: string,
    readonly values: TextValues | undefined,
  ) {}
}

/** Whether a value, such as one that was stored, is a message. */
export function isMessage(value: unknown): value is Message {
  return typeof (value as Message | null | undefined)?.id === 'string';
}

/** The text in the language that this program speaks. */
export function say(text: Text): string {
  if (typeof text === 'string') return text;
  return formatMessage(find(text.id), text.values ?? {}, { language, numbers: numbersIn(), say });
}

/** Says a message at once. */
export function t(id: string, values?: TextValues): string {
  return say({ id, values } as Message);
}

/** 'Role' for 'Role|in a team': a message as English readers see it. */
export function withoutMeaning(message: string): string {
  return message.replace(/\|[\w ]+$/, '');
}

/** A noun that stands within a sentence: 'Client ID' → 'client ID' in English, which other languages may not write so. */
export function inSentence(noun: Text): TextValue {
  return { noun };
}

/** 'a, b and c' in the language of the text that it stands in. */
export function listOf(
  items: readonly Text[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): TextValue {
  return { items, type };
}

/** Sentences, or parts with a mark between them that is the same in every language. */
export function joinTexts(items: readonly Text[], mark = ' '): Message {
  return msg('{texts}', { texts: { items, mark } });
}

/** The texts of wrong fields in the language that this program speaks. */
export function sayAll(fields: Readonly<Record<string, Text>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, say(text)]));
}

/** 5000 → '5,000' as the reader writes numbers. */
export function numberOf(amount: number): TextValue {
  return { amount };
}

let numbersIn: () => string = () => language;

/** From now on the numbers of plurals are written as usual in the locale that is given here, such as 'en-IN'. */
export function writeNumbersIn(locale: () => string): void {
  numbersIn = locale;
}

/** By the id that a build left in the text's place, or else the English text itself. */
function find(message: string): Compiled {
  const known = texts.get(message);
  if (known !== undefined || !compiler) return known ?? message;
  const compiled = compiler(withoutMeaning(message));
  texts.set(message, compiled);
  return compiled;
}
