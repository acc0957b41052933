import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Compiled } from './format.ts';
import type { LanguageTag } from './languages.ts';

/** The texts of one language by their ids. */
export interface LoadedTexts {
  language: LanguageTag;
  texts: Readonly<Record<string, Compiled>>;
  /** Where the texts of all other screens are. Undefined: there are none. */
  rest?: string;
}

/**
 * What this program was given to speak with; null: it speaks as its sources do, in English. The build of the web app puts
 * another module in this one's place, which finds the texts beside the server's file or in the browser's document.
 */
export const loaded = null as LoadedTexts | null;

/** Reads texts in ICU's syntax; undefined in a build, which has compiled them. */
export const compiler: ((message: string) => Compiled) | undefined = compileMessage as (message: string) => Compiled;
