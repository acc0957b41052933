import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;
/** In lower case, the most common first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COUNT));

/** Words of this product: with a few digits or signs around them they are guessed next. */
const CONTEXT_WORDS: readonly string[] = [
  ...['tessera', 'tesserae', 'mytessera', 'tesseracard', 'tesserateam'],
  ...['businesscard', 'mybusinesscard', 'visitingcard', 'digitalcard', 'mycard', 'mycards', 'contactcard'],
];

/** What is wrong with a password that everybody guesses first, or null. */
export function checkCommonPassword(password: string): string | null {
  const lowered = password.toLowerCase();
  const isOfContext = CONTEXT_WORDS.includes(lowered.replace(/[^a-z]/g, ''));
  return COMMON.has(lowered) || isOfContext ? 'This password is too common. Choose one that is harder to guess.' : null;
}
