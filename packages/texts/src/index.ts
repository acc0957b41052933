export type { TextsManifest } from './compile.ts';
export type { TextValues } from './format.ts';
export * from './languages.ts';
export { language, t, writeNumbersIn } from './texts.ts';
