import ICAL from 'ical.js';
import { parse as parseVcard4 } from 'vcard4';
import Vcf from 'vcf';

/** A contact file as a program reads it: for each property, in small letters, its values; each a list of parts. */
export type ReadVcard = Map<string, string[][]>;

/** Their parts are divided by semicolons. */
const COMPOUND = new Set(['n', 'adr', 'org']);
/** Version and product are not the card's. */
const SKIPPED = new Set(['version', 'prodid', 'begin', 'end']);

/** By `vcf`, which unfolds lines and finds names and parameters; escapes and parts are read here, after RFC 6350 §3.4. */
export function readByVcf(file: string): ReadVcard {
  const { data } = new Vcf().parse(file);
  return collect(
    Object.entries(data).flatMap(([key, found]) => {
      const name = vcfName(key);
      return [found].flat().map((property): [string, string[]] => [name, parts(name, property.valueOf() ?? '')]);
    }),
  );
}

/** By `ical.js`, which knows the type of each property. */
export function readByIcal(file: string): ReadVcard {
  const [, properties] = ICAL.parse(file);
  return collect(properties.map(([name, , , ...values]) => [name, values.flat()]));
}

/** By `vcard4`, which divides every value at semicolons, also a plain text. */
export function readByVcard4(file: string): ReadVcard {
  const { parsedVcard } = parseVcard4(file);
  return collect(
    parsedVcard.map(({ property, value = '' }) => {
      const name = property.toLowerCase();
      return [name, vcard4Parts(name, value)];
    }),
  );
}

function collect(properties: [name: string, parts: string[]][]): ReadVcard {
  const read: ReadVcard = new Map();
  for (const [name, values] of properties) {
    if (!SKIPPED.has(name)) read.set(name, [...(read.get(name) ?? []), values.map((text) => plain(name, text))]);
  }
  return read;
}

/** Dates, and the mark in front of version 4.0's identity and of its picture, are written in several ways. */
function plain(name: string, text: string): string {
  if (name === 'rev' || name === 'bday' || name === 'anniversary') return text.replace(/[-:]/g, '');
  return text;
}

/** It turns `X-ABLabel` into camel case. */
function vcfName(key: string): string {
  return /^x[A-Z]/.test(key) ? `x-${key.slice(1).toLowerCase()}` : key.toLowerCase();
}

function parts(name: string, raw: string): string[] {
  const separator = COMPOUND.has(name) ? ';' : name === 'categories' ? ',' : null;
  return separator ? split(raw, separator).map(decode) : [decode(raw)];
}

/** At separators that no backslash stands before. */
function split(raw: string, separator: ';' | ','): string[] {
  const found = [''];
  for (const [sign] of raw.matchAll(/\\.|./gsu)) {
    if (sign === separator) found.push('');
    else found.push(`${found.pop()}${sign}`);
  }
  return found;
}

function decode(raw: string): string {
  return raw.replace(/\\(.)/gsu, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
}

type Vcard4Value = NonNullable<ReturnType<typeof parseVcard4>['parsedVcard'][number]['value']>;

function vcard4Parts(name: string, value: Vcard4Value): string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return Object.values(value).map((part) => [part ?? ''].flat().join(','));
  const isDivided = COMPOUND.has(name) || name === 'categories';
  return isDivided ? value.flat() : [value.map((part) => [part].flat().join(',')).join(';')];
}
