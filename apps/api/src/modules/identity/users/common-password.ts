import { checkPassword, normalizePassword } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Env } from '../../../infra/settings/env.ts';

/** Some 49,000 passwords that leaks have made known, in lower case. Attackers try them first. */
const BREACHED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Words of this product: with a few digits or signs around them they are guessed next. */
const CONTEXT_WORDS: readonly string[] = [
  ...['tessera', 'tesserae', 'mytessera', 'tesseracard', 'tesserateam'],
  ...['businesscard', 'mybusinesscard', 'visitingcard', 'digitalcard', 'mycard', 'mycards', 'contactcard'],
];

/** What is wrong with a new password on this server, or null. */
export function findPasswordProblem({ passwordMinChars }: Pick<Env, 'passwordMinChars'>, raw: string): Message | null {
  const password = normalizePassword(raw);
  if (password.length < passwordMinChars) return msg('At least {passwordMinChars} characters.', { passwordMinChars });
  return checkPassword(password) ?? checkCommonPassword(password);
}

/** What is wrong with a password that everybody guesses first, or null. */
function checkCommonPassword(password: string): Message | null {
  const lowered = password.toLowerCase();
  const isOfContext = CONTEXT_WORDS.includes(lowered.replace(/[^a-z]/g, ''));
  return BREACHED.has(lowered) || isOfContext
    ? msg('This password is too common. Choose one that is harder to guess.')
    : null;
}
