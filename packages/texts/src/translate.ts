import { compileMessage } from '@lingui/message-utils/compileMessage';
import { CATALOGUES } from './catalogues.ts';
import { formatMessage, type Message } from './format.ts';
import { type LanguageTag, numbersOf } from './languages.ts';
import { listen, type Saying } from './texts.ts';

/** Texts with values are translated moments after they were said. */
const MOST_KEPT = 5_000;

/** English text → how it came about. A text without values is its own message. */
const sayings = new Map<string, Saying>();
const compiled = new Map<string, Message>();

listen((said, saying) => {
  if (said === saying.message) return;
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
  const { message, values } = sayings.get(said) ?? { message: said, values: {} };
  const translated = CATALOGUES[language][message];
  if (!translated) return said;
  return formatMessage(compile(translated), values, { language, numbers: numbersOf(language) });
}

function compile(text: string): Message {
  const known = compiled.get(text) ?? (compileMessage(text) as Message);
  compiled.set(text, known);
  return known;
}
