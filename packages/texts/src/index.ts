export type { TextValues } from './format.ts';
export * from './languages.ts';
export { fetchRest, language, t, textsReady } from './texts.ts';
