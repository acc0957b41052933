import { splitName } from './person-name.ts';
import { toWellFormed } from './text.ts';

/** Octets of a physical line without its line break (RFC 6350 §3.2). */
const MAX_LINE_OCTETS = 75;

/**
 * A text value: backslash, comma and line break escaped, other control characters dropped. Semicolons stay as they are:
 * outside compound values they separate nothing, RFC 6350 §3.4 leaves it open, and some readers show the backslash.
 */
export function escapeText(text: string): string {
  return toWellFormed(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\\,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** One component of a compound value (N, ADR, ORG), where semicolons separate and so must be escaped. */
export function escapeComponent(text: string): string {
  return escapeText(text).replaceAll(';', '\\;');
}

/** `NAME:value` with the value escaped, or nothing when there is no value. */
export function textLine(name: string, value: string, encode = escapeText): string[] {
  const encoded = encode(value);
  return encoded === '' ? [] : [`${name}:${encoded}`];
}

/** `NAME:one,two`, or nothing for an empty list. */
export function listLine(name: string, values: readonly string[]): string[] {
  return values.length === 0 ? [] : [`${name}:${values.map(escapeText).join(',')}`];
}

/** The structured name (RFC 6350 §6.2.2) of a person who writes that language. */
export function nameLine(name: string, language?: string | null): string {
  const { family, given, prefix, suffix } = splitName(name, language ?? '');
  return `N:${[family, given, '', prefix, suffix].map(escapeComponent).join(';')}`;
}

/** Folds every line at 75 octets and ends it with CRLF. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Goes by code points, because a character cut in two octet halves is lost in readers that decode line by line. */
function fold(line: string): string {
  const physical: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of line) {
    const size = utf8Size(char.codePointAt(0) ?? 0);
    if (octets + size > MAX_LINE_OCTETS) {
      physical.push(current);
      current = ' ';
      octets = 1;
    }
    current += char;
    octets += size;
  }
  return [...physical, current].join('\r\n');
}

/** Counted rather than encoded: a photo has a hundred thousand characters. */
function utf8Size(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
