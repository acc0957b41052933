import { formatMessage, type Message, type TextValues } from './format.ts';
import type { LanguageTag } from './languages.ts';
import { compiler, loaded } from './loaded.ts';

/** The language that this program speaks. In a browser it stays the same until the next document. */
export const language: LanguageTag = loaded?.language ?? 'en';

const texts = new Map<string, Message>(Object.entries(loaded?.texts ?? {}));

/**
 * The text in the reader's language. `message` is the English one in ICU's syntax and a literal:
 * `t('{count, plural, one {# card} other {# cards}}', { count })`.
 */
export function t(message: string, values: TextValues = {}): string {
  return formatMessage(find(message), values, language);
}

/** By the id that a build left in the text's place, or else the English text itself. */
function find(message: string): Message {
  const known = texts.get(message);
  if (known !== undefined || !compiler) return known ?? message;
  const compiled = compiler(message);
  texts.set(message, compiled);
  return compiled;
}

let rest: Promise<void> | undefined;

/**
 * Fetches the texts of the screens that the document did not bring along. Until it was called, `textsReady` waits for
 * nothing: what is loaded before is part of the document's own screen.
 */
export function fetchRest(): void {
  const address = loaded?.rest;
  if (address) rest ??= load(address);
}

/** Resolves once the texts of a module that is about to be loaded are there. The build puts it before each `import()`. */
export async function textsReady(): Promise<void> {
  await rest?.catch(() => {
    // Offline, or a newer build took the file away: the next one who waits tries again.
    rest = undefined;
    fetchRest();
    return rest;
  });
}

async function load(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The texts can’t be loaded (${answer.status}).`);
  for (const [id, message] of Object.entries((await answer.json()) as Record<string, Message>)) texts.set(id, message);
}
