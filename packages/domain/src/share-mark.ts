import { type CodeForm, codeFrom } from './random-code.ts';

/** Without 0/o, 1/i/l: a link that is read off paper or a screen is typed right. 31⁶ are 887 million. */
const FORM: CodeForm = { alphabet: 'abcdefghjkmnpqrstuvwxyz23456789', length: 6 };
const MARK = new RegExp(`^[${FORM.alphabet}]{${FORM.length}}$`);

/** The mark by which the links of shares are told apart, out of random bytes; null when they run out. */
export function shareMarkFrom(randomBytes: Uint8Array): string | null {
  return codeFrom(randomBytes, FORM);
}

/** 'ABC234' → 'abc234', as people type it; null for what can be no mark. */
export function readShareMark(raw: string | null | undefined): string | null {
  const mark = raw?.trim().toLowerCase() ?? '';
  return MARK.test(mark) ? mark : null;
}
