import { type Message, msg } from '@tessera/texts';
import { checkEmail } from './email.ts';
import type { FieldErrors } from './errors.ts';
import { CARD_LIMITS } from './limits.ts';
import { normalizeUrl, safeImageUrl } from './link.ts';
import type { Region } from './locale.ts';
import { DEFAULT_REGION, normalizePhone } from './phone.ts';
import { hasControl, hasText, isWellFormed, toLine, toLines } from './text.ts';

/** Gives one field's value in its stored form and notes at `path` what is wrong with it. '' is always allowed. */
type Check = (path: string, raw: string) => string;

export interface FieldChecker {
  errors: FieldErrors;
  /** Whose numbers need no country code. */
  region: Region;
  line(path: string, raw: string, max: number): string;
  lines(path: string, raw: string, max: number): string;
  email: Check;
  /** E.164. */
  phone: Check;
  link: Check;
  image: Check;
  /** `YYYY-MM-DD`, a day that exists. */
  date: Check;
  fail(path: string, error: Message): void;
}

interface TextRule {
  /** The most characters that it may have. */
  max: number;
  tidy: (text: string) => string;
}

const UNSAVABLE = msg('This text has characters that can’t be saved.');
const WEB_ONLY = msg('Only web, email and phone links can go on a card.');

/** Collects the errors of many fields, so that all of them are reported at once. */
export function createFieldChecker(region: Region = DEFAULT_REGION): FieldChecker {
  const errors: FieldErrors = {};
  const fail = (path: string, error: Message) => {
    errors[path] ??= error;
  };
  const text = (path: string, raw: string, { max, tidy }: TextRule): string => {
    // Tidying takes time by length; ten times the limit is wrong however it is tidied.
    const value = raw.length > max * 10 ? raw : tidy(raw);
    if (value.length > max) fail(path, msg('At most {max} characters.', { max }));
    else if (!isWellFormed(value) || hasControl(value.replace(/[\n\t]/g, ''))) fail(path, UNSAVABLE);
    else if (!hasText(value)) return '';
    return value;
  };
  const convert =
    (max: number, toStored: (value: string) => { stored: string } | { error: Message }): Check =>
    (path, raw) => {
      const value = text(path, raw, { max, tidy: toLine });
      if (value === '' || errors[path]) return value;
      const result = toStored(value);
      if ('stored' in result) return result.stored;
      fail(path, result.error);
      return value;
    };
  return {
    errors,
    region,
    fail,
    line: (path, raw, max) => text(path, raw, { max, tidy: toLine }),
    lines: (path, raw, max) => text(path, raw, { max, tidy: toLines }),
    email: convert(CARD_LIMITS.email, toEmail),
    phone: convert(CARD_LIMITS.phone, (value) => toPhone(value, region)),
    link: convert(CARD_LIMITS.url, toLink),
    image: convert(CARD_LIMITS.url, toImage),
    date: convert(10, toDate),
  };
}

function toEmail(value: string) {
  const { email, error } = checkEmail(value);
  return error === undefined ? { stored: email } : { error };
}

function toPhone(value: string, region: Region) {
  const phone = normalizePhone(value, region);
  return phone
    ? { stored: phone }
    : { error: msg('Enter one phone number with its country code, such as +91 98765 43210.') };
}

function toLink(value: string) {
  const url = normalizeUrl(value);
  if (url) return { stored: url };
  const hasOtherScheme = /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/i.test(value);
  const hasNoEnding = !/[.:@\s]/.test(value.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? '');
  if (hasOtherScheme) return { error: WEB_ONLY };
  return { error: hasNoEnding ? msg('This address has no domain ending.') : msg('This is not a web address.') };
}

function toImage(value: string) {
  const url = safeImageUrl(value);
  return url ? { stored: url } : { error: msg('A picture is an uploaded file or a link that begins with https://.') };
}

function toDate(value: string) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Date rolls 30 February over into March, so only a day that comes back as written exists.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
  return exists ? { stored: value } : { error: msg('Enter a date as YYYY-MM-DD.') };
}
