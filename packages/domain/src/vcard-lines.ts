import type { ContactPoint } from './contact-data.ts';
import { splitName } from './person-name.ts';
import { labelWord } from './point-label.ts';
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

/** The value of `N` (RFC 6350 §6.2.2) for a person who writes that language. The parts that they named themselves win. */
export function structuredName(name: string, { language, given, family, suffix }: NamedParts = {}): string {
  const split = splitName(name, language);
  const named = given || family ? { ...split, given: given ?? '', family: family ?? '' } : split;
  const parts = suffix ? { ...named, suffix } : named;
  return [parts.family, parts.given, '', parts.prefix, parts.suffix].map(escapeComponent).join(';');
}

interface NamedParts {
  language?: string;
  given?: string;
  family?: string;
  suffix?: string;
}

/** What stands for one property: the language of a value, and the value as it is written. */
export interface LanguageValue {
  language: string;
  value: string;
}

/** `NAME:value`, or a line for each language: those of one ALTID say the same thing (RFC 6350 §5.4). */
export function languageLines(name: string, [first, ...others]: readonly LanguageValue[]): string[] {
  const different = others.filter(({ value }) => value !== '' && value !== first?.value);
  const said = [...(first && first.value !== '' ? [first] : []), ...different];
  if (different.length === 0) return said.map(({ value }) => `${name}:${value}`);
  return said.map(({ language, value }) => `${name};ALTID=1;LANGUAGE=${language}:${value}`);
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

/** Labels that vCard has a TYPE for. Other labels go into an X-ABLabel, as Apple and Google write them. */
const TYPES = new Map([
  ['mobile', 'CELL'],
  ['work', 'WORK'],
  ['home', 'HOME'],
  ['fax', 'FAX'],
  ['pager', 'PAGER'],
]);

/** Numbers the groups of one contact file: a group's lines belong together, and its number is used once. */
export function countGroups(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `item${count}`;
  };
}

/** A property with a label: the name that its line begins with, and the line that names the label in own words. */
export function labelProperty(
  name: string,
  { label, types = [], nextGroup }: { label: string; types?: readonly string[]; nextGroup: () => string },
): { property: string; labelLine: string[] } {
  const type = TYPES.get(label);
  const all = [...types, ...(type ? [type] : [])];
  const typed = all.length > 0 ? `${name};TYPE=${all.join(',')}` : name;
  if (label === '' || type) return { property: typed, labelLine: [] };
  const group = nextGroup();
  return { property: `${group}.${typed}`, labelLine: textLine(`${group}.X-ABLabel`, labelWord(label)) };
}

export interface PointStyle {
  /** TYPE of each one. */
  every?: readonly string[];
  /** TYPE of one without a label, and of one whose label is in own words. */
  untyped?: { plain: string; own: string };
  version: '3.0' | '4.0';
  nextGroup: () => string;
}

/** Numbers, addresses or links with their labels. The first of several is preferred. */
export function pointLines(
  name: 'EMAIL' | 'TEL' | 'URL',
  points: readonly ContactPoint[],
  { every = [], untyped, version, nextGroup }: PointStyle,
): string[] {
  return points.flatMap(({ value, label }, at) => {
    const standIn = untyped && !TYPES.has(label) ? [label === '' ? untyped.plain : untyped.own] : [];
    const { property, labelLine } = labelProperty(name, { label, types: [...every, ...standIn], nextGroup });
    const isPreferred = at === 0 && points.length > 1 && name !== 'URL';
    // A link has no characters to escape.
    const encode = name === 'URL' ? (link: string) => link : escapeText;
    return [...textLine(isPreferred ? preferred(property, version) : property, value, encode), ...labelLine];
  });
}

function preferred(property: string, version: PointStyle['version']): string {
  if (version === '4.0') return `${property};PREF=1`;
  return property.includes(';TYPE=') ? `${property},PREF` : `${property};TYPE=PREF`;
}
