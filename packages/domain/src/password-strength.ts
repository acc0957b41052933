import { msg, type Text } from '@tessera/texts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** The words that lead every list of leaked passwords; compared without digits and signs at the ends. */
const COMMON_WORDS = new Set(
  `password passwort pass passw0rd p@ssw0rd p@ssword qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm letmein welcome
  admin administrator login iloveyou monkey dragon sunshine princess football baseball cricket superman batman master
  hello freedom whatever trustno shadow michael jordan abc abcdef abcabc secret changeme default guest test testing
  india mumbai delhi krishna ganesh google tessera user root`.split(/\s+/),
);

const HINTS = [
  msg('Very easy to guess. Try three or four unrelated words.'),
  msg('Easy to guess. Make it longer.'),
  msg('Fair. A few more characters help most.'),
  msg('Good.'),
  msg('Strong.'),
] as const;

/** Bits of guessing work at which score 1, 2, 3 and 4 begin. A rough estimate: a hint, never a gate. */
const SCORE_BITS = [20, 36, 50, 66] as const;

/** How hard a password is to guess, 0–4, with a hint in words. */
export function passwordStrength(password: string): { score: PasswordScore; hint: Text } {
  if (password.length < ACCOUNT_LIMITS.passwordMin) return { score: 0, hint: MESSAGES.passwordHint };
  const bits = isCommon(password) ? 0 : unexpectedCharacters(password) * Math.log2(alphabetSize(password));
  const score = toScore(SCORE_BITS.filter((limit) => bits >= limit).length);
  return { score, hint: HINTS[score] };
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON_WORDS.has(lower) || COMMON_WORDS.has(lower.replace(/^[^a-z]+/, '').replace(/[^a-z]{1,6}$/, ''));
}

/** Counts characters, but one that repeats or continues the two before it ('aaa', '123', 'cba') hardly at all. */
function unexpectedCharacters(password: string): number {
  const codes = [...password.slice(0, ACCOUNT_LIMITS.password)].map((char) => char.codePointAt(0) ?? 0);
  const variety = new Set(codes).size;
  const expected = codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    return Math.abs(step) <= 1 && step === (codes[index - 1] ?? 0) - (codes[index - 2] ?? Number.NaN);
  }).length;
  // 'abab…' grows long without growing harder.
  return Math.min(codes.length - expected * 0.9, variety * 2);
}

function alphabetSize(password: string): number {
  const classes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^\p{L}0-9]/u, 33],
    [/[^\P{L}a-zA-Z]/u, 60],
  ];
  return classes.reduce((size, [pattern, letters]) => size + (pattern.test(password) ? letters : 0), 0);
}

function toScore(steps: number): PasswordScore {
  return ([0, 1, 2, 3, 4] as const)[steps] ?? 0;
}
