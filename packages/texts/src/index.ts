export type { TextsManifest } from './compile.ts';
export type { Message, Text, TextValues } from './format.ts';
export * from './languages.ts';
export {
  inSentence,
  isMessage,
  joinTexts,
  language,
  listOf,
  msg,
  numberOf,
  say,
  sayAll,
  t,
  writeNumbersIn,
} from './texts.ts';
