import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Compiled } from './format.ts';
import { withoutMeaning } from './texts.ts';

/** Texts by their ids. */
export type CompiledTexts = Record<string, Compiled>;

/** What the build of the web app tells the API, which gives each document its texts. */
export interface TextsManifest {
  /** By the name of a script: the ids of its texts. */
  chunks: Record<string, string[]>;
  /** By language: the address of all texts. */
  rest: Record<string, string>;
}

/**
 * Names the English texts of a build: those that catalogues know by their place there, which is shorter than a hash, and
 * the others by a hash.
 */
export function nameTexts(known: readonly string[]): (message: string) => string {
  const places = new Map(known.map((message, place) => [message, place.toString(36)]));
  return (message) => places.get(message) ?? generateMessageId(message);
}

/** The given English texts by their ids, in the language of the catalogue; in English where it has none. */
export function compileTexts(
  messages: Iterable<string>,
  catalogue: Readonly<Record<string, string>>,
  textId: (message: string) => string,
): CompiledTexts {
  return Object.fromEntries(
    [...messages].map((message) => [
      textId(message),
      compileMessage(catalogue[message] || withoutMeaning(message)) as Compiled,
    ]),
  );
}
