import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;
/** In lower case, the most common first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COUNT));

/** What is wrong with a password that everybody guesses first, or null. */
export function checkCommonPassword(password: string): string | null {
  return COMMON.has(password.toLowerCase()) ? 'This password is too common. Choose one that is harder to guess.' : null;
}
