import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Message } from './format.ts';

/** Texts by their ids. */
export type CompiledTexts = Record<string, Message>;

/** A short name for an English text, by which a build knows it. */
export const textId: (message: string) => string = generateMessageId;

/** The given English texts by their ids, in the language of the catalogue; in English where it has none. */
export function compileTexts(messages: Iterable<string>, catalogue: Readonly<Record<string, string>>): CompiledTexts {
  return Object.fromEntries(
    [...messages].map((message) => [textId(message), compileMessage(catalogue[message] || message) as Message]),
  );
}
