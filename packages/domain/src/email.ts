import { t } from '@tessera/texts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { hasControl, isWellFormed, withoutInvisible } from './text.ts';

/** Trims the address and says what is wrong with it, for people. Accepts text@text.text, at most 254 characters. */
export function checkEmail(raw: string): { email: string; error?: never } | { email?: never; error: string } {
  const email = withoutInvisible(raw).trim();
  const error = emailProblem(email);
  return error ? { error } : { email };
}

/** True when `checkEmail` accepts it. */
export function isEmail(raw: string): boolean {
  return checkEmail(raw).error === undefined;
}

/** The form in which two addresses are compared; never shown and never written to. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

function emailProblem(email: string): string | null {
  if (email === '') return t('Please enter an email address.');
  if (email.length > ACCOUNT_LIMITS.email)
    return t('An email address has at most {email} characters.', { email: ACCOUNT_LIMITS.email });
  if (/\s/u.test(email) || hasControl(email)) return t('An email address has no spaces.');
  if (!isWellFormed(email)) return t('This address has characters that can’t be sent.');
  const [local, domain, ...rest] = email.split('@');
  if (domain === undefined) return t('This address has no @ sign.');
  if (rest.length > 0) return t('This address has more than one @ sign.');
  if (local === '') return t('This address has nothing before the @ sign.');
  // They need quotes (RFC 5321 §4.1.2), and `https://bank.com@evil.com` reads like a link to bank.com.
  if (/[:;,<>()[\]\\"]/u.test(email)) return t('This address has characters that email addresses don’t have.');
  if (!/[^.].*\.[^.]/u.test(domain)) return t('This address has no domain ending.');
  return null;
}
