export type { TextsManifest } from './compile.ts';
export type { TextValues } from './format.ts';
export * from './languages.ts';
export { inSentence, language, listOf, numberOf, t, writeNumbersIn } from './texts.ts';
