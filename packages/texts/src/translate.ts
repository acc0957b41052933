import { compileMessage } from '@lingui/message-utils/compileMessage';
import { CATALOGUES, TEXTS } from './catalogues.ts';
import { formatMessage, type Message } from './format.ts';
import { type LanguageTag, numbersOf } from './languages.ts';
import { listen, meanings, type Saying } from './texts.ts';

/** Texts with values are translated moments after they were said. */
const MOST_KEPT = 5_000;

/** Letters around the values that tell a message from others. */
const FEWEST_CHARS = 10;
const VALUE = /\{(\w+)\}/;

/** English text → how it came about. A text without values is its own message. */
const sayings = new Map<string, Saying>();
const compiled = new Map<string, Message>();

listen((said, saying) => {
  if (said === saying.message || meanings.get(said) === saying.message) return;
  sayings.delete(said);
  sayings.set(said, saying);
  const [oldest] = sayings.keys();
  if (sayings.size > MOST_KEPT && oldest !== undefined) sayings.delete(oldest);
});

/**
 * What `t` has just said, in another language: a server writes for many readers, and whoever words an error or a mail need
 * not know for whom. A text that no catalogue has, such as what somebody wrote, stays as it is.
 */
export function translate(said: string, language: LanguageTag): string {
  const { message, values } = sayings.get(said) ?? { message: meanings.get(said) ?? said, values: {} };
  const translated = CATALOGUES[language][message];
  if (!translated) return said;
  return formatMessage(compile(translated), values, { language, numbers: numbersOf(language) });
}

/**
 * The same for a text that `t` said long ago and that was kept in the database, such as why a delivery failed: its message
 * is known again by the words around its values.
 */
export function translateKept(kept: string, language: LanguageTag): string {
  const translated = translate(kept, language);
  if (language === 'en' || translated !== kept) return translated;
  const key = `${language} ${kept}`;
  const known = found.get(key) ?? findKept(kept, language);
  // A list repeats the same few texts.
  if (found.size >= MOST_FOUND) found.clear();
  found.set(key, known);
  return known;
}

const MOST_FOUND = 1000;
const found = new Map<string, string>();

function findKept(kept: string, language: LanguageTag): string {
  for (const { message, pattern } of patterns()) {
    const values = pattern.exec(kept)?.groups;
    if (!values || !CATALOGUES[language][message]) continue;
    const said = Object.entries(values).map(([name, value]) => [name, translateKept(value, language)]);
    return formatMessage(compile(CATALOGUES[language][message]), Object.fromEntries(said), {
      language,
      numbers: numbersOf(language),
    });
  }
  return kept;
}

interface Pattern {
  message: string;
  pattern: RegExp;
}

let keptPatterns: Pattern[] | undefined;

/** Of the messages with nothing but plain values and enough words to be told from others; most words first. */
function patterns(): Pattern[] {
  keptPatterns ??= TEXTS.filter((message) => VALUE.test(message) && wordsOf(message).length >= FEWEST_CHARS)
    .toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)
    .map((message) => ({ message, pattern: toPattern(message) }));
  return keptPatterns;
}

function wordsOf(message: string): string {
  return message.includes(', plural') || message.includes(', select')
    ? ''
    : message.replace(new RegExp(VALUE, 'g'), '');
}

function toPattern(message: string): RegExp {
  const parts = message.split(new RegExp(VALUE, 'g'));
  const seen = new Set<string>();
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (seen.has(part)) return `\\k<${part}>`;
    seen.add(part);
    return `(?<${part}>.+?)`;
  });
  return new RegExp(`^${source.join('')}$`, 's');
}

function compile(text: string): Message {
  const known = compiled.get(text) ?? (compileMessage(text) as Message);
  compiled.set(text, known);
  return known;
}
