import { type Message, msg } from '@tessera/texts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { toUnicodeDomain } from './punycode.ts';
import { hasControl, isWellFormed, withoutInvisible } from './text.ts';

/**
 * The address as it is stored, or the error for people. Accepts everything that `<input type=email>` does, and letters of all
 * scripts; at most 254 characters.
 */
export function checkEmail(raw: string): { email: string; error?: never } | { email?: never; error: Message } {
  const email = normalizeEmail(raw);
  const error = emailProblem(email);
  return error ? { error } : { email };
}

/** True when `checkEmail` accepts it. */
export function isEmail(raw: string): boolean {
  return checkEmail(raw).error === undefined;
}

/**
 * The one spelling in which an address is stored: without spaces around it, composed (NFC), and its domain in small Unicode
 * letters, however it was typed (UTS #46). Case before the @ sign stays. Text that isn't an address is only trimmed.
 */
export function normalizeEmail(raw: string): string {
  const email = toHalfWidth(withoutInvisible(raw).trim().normalize('NFC'));
  const at = email.lastIndexOf('@');
  const domain = at < 0 ? null : normalizeDomain(email.slice(at + 1));
  return domain === null ? email : `${email.slice(0, at)}@${domain}`;
}

/** The form in which two addresses are compared; never shown and never written to. */
export function emailKey(email: string): string {
  return normalizeEmail(email).toLowerCase();
}

/** 'ａｓｈａ＠example.com' → 'asha@example.com': Chinese and Japanese keyboards write Latin letters in full width. */
function toHalfWidth(text: string): string {
  return text.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}

/** 'xn--GRE-bugs-rya30a.Example' → 'grüße-bugs.example'; null when it is no domain. */
function normalizeDomain(domain: string): string | null {
  // Most are plain ASCII; the rest need the full conversion.
  if (/^[a-z\d.-]*$/i.test(domain) && !/xn--/i.test(domain)) return domain.toLowerCase();
  // URL parsers take a port, a path and percent-encoding, which no email address has.
  if (/[^\p{L}\p{M}\p{N}\p{So}.\-\u3002\uFF0E\uFF61\u00B7\u30FB]/u.test(domain) || !URL.canParse(`http://${domain}`))
    return null;
  return toUnicodeDomain(new URL(`http://${domain}`).hostname);
}

function emailProblem(email: string): Message | null {
  if (email === '') return msg('Enter an email address.');
  if (email.length > ACCOUNT_LIMITS.email)
    return msg('Use up to {email} characters for an email address.', { email: ACCOUNT_LIMITS.email });
  if (/\s/u.test(email) || hasControl(email)) return msg('An email address has no spaces.');
  if (!isWellFormed(email)) return msg('This address has characters that can’t be sent.');
  const [local = '', domain, ...rest] = email.split('@');
  if (domain === undefined) return msg('This address has no @ sign.');
  if (rest.length > 0) return msg('This address has more than one @ sign.');
  if (local === '') return msg('This address has nothing before the @ sign.');
  // They need quotes (RFC 5321 §4.1.2), and `https://bank.com@evil.com` reads like a link to bank.com.
  if (/[:;,<>()[\]\\"]/u.test(email)) return msg('This address has characters that email addresses don’t have.');
  if (!/[^.].*\.[^.]/u.test(domain)) return msg('This address has no domain ending.');
  if (/^\.|\.\.|\.$/.test(local)) return msg('Check the part before the @ sign: a dot is in the wrong place.');
  return isDomain(domain) ? null : msg('Check the part after the @ sign: it isn’t a domain.');
}

/** The labels as DNS has them (RFC 1035 §2.3.1). The last has a letter, or the whole would be an IP address. */
function isDomain(domain: string): boolean {
  if (!URL.canParse(`http://${domain}`) || normalizeDomain(domain) === null) return false;
  const { hostname } = new URL(`http://${domain}`);
  // Punycode that can't be decoded stays as it is.
  if (/(?:^|\.)xn--/.test(toUnicodeDomain(hostname))) return false;
  const labels = hostname.split('.');
  const areLabels = labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label));
  return areLabels && /[a-z]/.test(labels.at(-1) ?? '');
}
