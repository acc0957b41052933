import { type Message, msg } from '@tessera/texts';
import { checkEmail } from './email.ts';
import type { FieldErrors } from './errors.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { hasControl, hasText, isWellFormed, toLine } from './text.ts';

export interface Registration {
  fullName: string;
  email: string;
  password: string;
}

/** The name on one line, or what is wrong with it. Trimmed it must be longer than one character. */
export function checkFullName(raw: string): { fullName: string; error?: never } | { fullName?: never; error: Message } {
  const fullName = toLine(raw);
  if (!hasText(fullName)) return { error: msg('Enter your name.') };
  if (fullName.length < ACCOUNT_LIMITS.fullNameMin) return { error: msg('Use at least two characters for a name.') };
  if (fullName.length > ACCOUNT_LIMITS.fullName) {
    return { error: msg('Use up to {fullName} characters for a name.', { fullName: ACCOUNT_LIMITS.fullName }) };
  }
  if (hasControl(fullName) || !isWellFormed(fullName))
    return { error: msg('This name has characters that can’t be saved.') };
  return { fullName };
}

/**
 * A password in the form that is hashed. It is composed, because keyboards send the same password in different forms (RFC 8265
 * §4.2, NIST SP 800-63B §5.1.1.2). Trims nothing.
 */
export function normalizePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** What is wrong with a new password, or null. Nothing is trimmed: every character is part of it. */
export function checkPassword(raw: string): Message | null {
  const password = normalizePassword(raw);
  if (password.length < ACCOUNT_LIMITS.passwordMin) return MESSAGES.passwordHint;
  if (password.length > ACCOUNT_LIMITS.password)
    return msg('At most {password} characters.', { password: ACCOUNT_LIMITS.password });
  return isWellFormed(password) ? null : msg('This password has characters that can’t be sent.');
}

/** Checks the whole form at once; `errors` is empty when it may be sent. */
export function checkRegistration(raw: Registration): { registration: Registration; errors: FieldErrors } {
  const name = checkFullName(raw.fullName);
  const email = checkEmail(raw.email);
  const password = checkPassword(raw.password);
  return {
    registration: {
      fullName: name.fullName ?? raw.fullName,
      email: email.email ?? raw.email,
      password: raw.password,
    },
    errors: {
      ...(name.error ? { fullName: name.error } : {}),
      ...(email.error ? { email: email.error } : {}),
      ...(password ? { password } : {}),
    },
  };
}
