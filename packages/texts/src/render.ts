import { compileMessage } from '@lingui/message-utils/compileMessage';
import { CATALOGUES } from './catalogues.ts';
import { type Compiled, formatMessage, type Text } from './format.ts';
import { type LanguageTag, numbersOf } from './languages.ts';
import { withoutMeaning } from './texts.ts';

const compiled = new Map<string, Compiled>();

/** A text in its reader's language, for programs that write for many. */
export function render(text: Text, language: LanguageTag): string {
  if (typeof text === 'string') return text;
  const say = (inner: Text) => render(inner, language);
  const words = CATALOGUES[language][text.id] || withoutMeaning(text.id);
  return formatMessage(compile(words), text.values ?? {}, { language, numbers: numbersOf(language), say });
}

function compile(words: string): Compiled {
  const known = compiled.get(words) ?? (compileMessage(words) as Compiled);
  compiled.set(words, known);
  return known;
}
