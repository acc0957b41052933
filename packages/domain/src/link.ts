import { cutText } from './cut-text.ts';
import { checkEmail } from './email.ts';
import { CARD_LIMITS, PHONE_MAX_DIGITS } from './limits.ts';
import { decodePunycode } from './punycode.ts';
import { hasControl, isWellFormed, toLine } from './text.ts';

/** 'Example.com/a ' → 'https://example.com/a'; null when it is not an http(s) address of a host with a dot. */
export function normalizeUrl(raw: string): string | null {
  const text = raw.trim();
  if (!isPlain(text)) return null;
  const withScheme = addScheme(text);
  if (withScheme === null || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  // `https://bank.com@evil.com` reads like bank.com and leads to evil.com.
  if (url.username || url.password || !isPublicHost(url.hostname, text)) return null;
  const href = url.href.replace(/^(https?:\/\/[^/?#]+)\/$/, '$1');
  return href.length <= CARD_LIMITS.url ? href : null;
}

/** What may stand in an `href`: http, https, mailto or tel; null for everything else. */
export function safeHref(raw: string): string | null {
  const text = raw.trim();
  if (/^mailto:/i.test(text)) return mailtoHref(text.slice('mailto:'.length));
  if (/^tel:/i.test(text)) return telHref(text.slice('tel:'.length));
  return normalizeUrl(text);
}

/** A picture as it may be stored: an http(s) address, or a path under our own `/uploads/`. */
export function safeImageUrl(raw: string): string | null {
  const text = raw.trim();
  const isUpload = /^\/uploads(?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)*$/.test(text);
  return isUpload && text.length <= CARD_LIMITS.url ? text : normalizeUrl(text);
}

/** The name in the store of a file under our own `/uploads/`; null for all other addresses. */
export function uploadedKey(url: string): string | null {
  return /^\/uploads\/([0-9a-f]{32}\.[a-z0-9]{3,4})$/.exec(url)?.[1] ?? null;
}

/** Whether the address is that of an uploaded file with one of the endings. */
export function isUploaded(url: string, endings: readonly string[]): boolean {
  return endings.some((ending) => uploadedKey(url)?.endsWith(`.${ending}`));
}

/** The path at which the server's copy of a picture elsewhere is found by its address. */
export const PICTURE_COPY_PATH = '/uploads/copy';

/**
 * What may stand in an image's `src`: a path on our own site. Of a picture elsewhere it is that of the server's copy, so that
 * no page tells another site who looks at it; there is nothing until it was copied.
 */
export function shownImageUrl(raw: string): string | null {
  const url = safeImageUrl(raw);
  return url === null || url.startsWith('/') ? url : `${PICTURE_COPY_PATH}?of=${encodeURIComponent(url)}`;
}

/** The maps link itself, or a Google Maps search for the address; null when there is neither. */
export function mapUrl(link: string, address: string): string | null {
  const given = normalizeUrl(link);
  const place = cutText(toLine(address), CARD_LIMITS.address);
  if (given !== null || place === '' || !isWellFormed(place)) return given;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/**
 * '+91 98765-43210' → 'tel:+919876543210'; null if it isn't a phone number. An extension stays (RFC 3966 §5.3), even one that is
 * written for people: '+1 202 555 0143 ext. 218' → 'tel:+12025550143;ext=218'.
 */
export function telHref(phone: string): string | null {
  const [, number = '', extension] =
    /^([+\d\s().\-/]{1,40}?)(?:\s*(?:;ext=|ext\.?)\s*(\d{1,7}))?$/u.exec(phone.trim()) ?? [];
  const digits = number.replace(/\D/g, '');
  if (digits === '' || digits.length > PHONE_MAX_DIGITS) return null;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** 'a@b.de' → 'mailto:a@b.de'; null when it is no email address. */
export function mailtoHref(email: string): string | null {
  const checked = checkEmail(email);
  return checked.error === undefined ? `mailto:${encodeURIComponent(checked.email).replace('%40', '@')}` : null;
}

/**
 * 'https://www.example.com/a/' → 'www.example.com/a', 'https://xn--h2brj9c.example' → 'भारत.example': how a link is written on a
 * card. Letters of all scripts are shown as people write them; everything else stays as in the address.
 */
export function displayUrl(url: string): string {
  const [, host = '', rest = ''] = /^([^/?#]*)(.*)$/s.exec(url.trim().replace(/^https?:\/\//i, '')) ?? [];
  return (displayHost(host) + decodeLetters(rest)).replace(/\/$/, '');
}

function displayHost(host: string): string {
  return host.replace(/(^|\.)xn--([a-z0-9-]+)/gi, (written, dot: string, label: string) => {
    try {
      const shown = decodePunycode(label);
      // Letters of several scripts can pass for a well-known name.
      return isOfOneScript(shown) ? dot + shown : written;
    } catch {
      return written;
    }
  });
}

/** '/stra%C3%9Fe%20a' → '/straße%20a': escapes that stand for letters and digits. */
export function decodeLetters(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      const text = decodeURIComponent(escaped);
      return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : escaped;
    } catch {
      return escaped;
    }
  });
}

/** The scripts that can be mistaken for one another: Latin, Greek and Cyrillic. */
function isOfOneScript(text: string): boolean {
  const scripts = [/\p{sc=Latn}/u, /\p{sc=Grek}/u, /\p{sc=Cyrl}/u].filter((script) => script.test(text));
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(text) && scripts.length <= 1;
}

/** URL parsers silently drop or turn round these characters, so what is read would not be what is opened. */
function isPlain(text: string): boolean {
  return (
    text.length > 0 && text.length <= CARD_LIMITS.url && !hasControl(text) && !text.includes('\\') && isWellFormed(text)
  );
}

function addScheme(text: string): string | null {
  if (/^https?:\/\//i.test(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  const isHostWithPort = /^[^/?#:]+\.[^/?#:]+:\d{1,5}(?:[/?#]|$)/.test(text);
  const hasOtherScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !isHostWithPort;
  return hasOtherScheme ? null : `https://${text}`;
}

/** A bare number parses as an IPv4 address, so a telephone number in the website field would become a link. */
function isPublicHost(hostname: string, text: string): boolean {
  if (hostname === 'localhost' || hostname.startsWith('[')) return true;
  return /[^.]\.[^.]/.test(hostname) && (!/^[\d.]+$/.test(hostname) || text.includes(hostname));
}
