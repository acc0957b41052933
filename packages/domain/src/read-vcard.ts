import { CONTACT_FILE_LIMITS } from './contact-file.ts';
import { decodeOctets, readOctets } from './file-encoding.ts';

/** One property of a vCard, decoded. */
export interface Property {
  /** In capitals, without its group. */
  name: string;
  /** 'item1' of 'item1.TEL', in lower case; '' without one. */
  group: string;
  /** From 1; Infinity if not given (RFC 6350 §5.3, RFC 2426 §3.3.1). */
  preference: number;
  /** Its TYPE, in capitals: WORK, CELL, FAX … */
  types: string[];
  value: string;
  /** The value taken apart at its semicolons, as N, ORG and ADR are written. */
  components: string[];
  /** The value taken apart at its commas, as CATEGORIES are written. */
  items: string[];
}

export interface ReadVcard {
  /** Of the file, beginning with 1. */
  line: number;
  properties: Property[];
  /** Names of lines that are too long or aren't properties. */
  unread: string[];
  /** The file or the next card begins before its end. */
  isCut?: boolean;
}

interface LogicalLine {
  line: number;
  parts: string[];
  /** The longest value, with all its parts. Longer ones are cut. */
  octets: number;
  isQuotedPrintable: boolean;
}

/** The most properties of one card. No program writes more, but a hostile file could hold hundreds of thousands. */
const MOST_PROPERTIES = 1000;
/** The longest value, in octets. Longer ones are pictures. */
const MAX_LINE_OCTETS = 100_000;
const BEGIN = /^\s*BEGIN:\s*VCARD\s*$/i;
const END = /^\s*END:\s*VCARD\s*$/i;

/**
 * The vCards of a file (RFC 2426, RFC 6350 and version 2.1), and the number of lines outside any card. Stops after `most` cards.
 * Leaves out the card of an agent inside another card (2.1). Unfolds octets before decoding them.
 */
export function readVcards(
  file: Uint8Array | string,
  most = Number.POSITIVE_INFINITY,
): { cards: ReadVcard[]; outside: number } {
  const cards: ReadVcard[] = [];
  let [open, agents, isAgentNext, outside]: [ReadVcard | null, number, boolean, number] = [null, 0, false, 0];
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  for (const { line, parts, isQuotedPrintable } of unfold(readOctets(bytes))) {
    // The byte order mark of a file that was appended to another.
    const text = parts.join('').replace(/^(?:\xEF\xBB\xBF)+/, '');
    if (BEGIN.test(text)) {
      if (open && (isAgentNext || agents > 0)) agents += 1;
      else {
        if (open) cards.push({ ...open, isCut: true });
        open = { line, properties: [], unread: [] };
      }
    } else if (END.test(text)) {
      if (agents > 0) agents -= 1;
      else if (open) {
        cards.push(open);
        open = null;
      }
      if (cards.length > most) return { cards, outside };
    } else if (open && agents === 0) readInto(open, text, isQuotedPrintable);
    else if (!open && text.trim() !== '') outside += 1;
    // Its value is the card that follows, on the same line or the next one.
    const agent = /^(?:[\w-]+\.)?AGENT[;:]/i.test(text) ? /:\s*(BEGIN:\s*VCARD)?\s*$/i.exec(text) : null;
    if (agent?.[1] && open && agents === 0) agents += 1;
    isAgentNext = (agent !== null && !agent[1]) || (isAgentNext && text.trim() === '');
  }
  if (open) cards.push({ ...open, isCut: true });
  return { cards, outside };
}

function readInto(card: ReadVcard, text: string, isQuotedPrintable: boolean): void {
  if (text.trim() === '') return;
  const isRead = text.length <= MAX_LINE_OCTETS && card.properties.length < MOST_PROPERTIES;
  const property = isRead ? readProperty(text, isQuotedPrintable) : null;
  if (property) card.properties.push(property);
  else if (card.unread.length < MOST_PROPERTIES)
    card.unread.push(/^(?:[\w-]+\.)?([\w-]{1,40})[;:]/.exec(text.slice(0, 100))?.[1]?.toUpperCase() ?? '?');
}

/**
 * Joins lines that begin with white space to the line before; in quoted-printable also lines after a `=` at the end. Reads one
 * after the other, because a file may have millions.
 */
function* unfold(file: string): Generator<LogicalLine> {
  let last: LogicalLine | null = null;
  let number = 0;
  for (const [, text = ''] of file.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    number += 1;
    const end: string = last?.parts.at(-1) ?? '';
    const isSoftBreak = last?.isQuotedPrintable === true && end.endsWith('=');
    if (last && (isSoftBreak || /^[ \t]/.test(text))) {
      const more = isSoftBreak ? text : text.slice(1);
      last.octets += more.length;
      if (isSoftBreak) last.parts[last.parts.length - 1] = end.slice(0, -1);
      if (last.octets > 2 * MAX_LINE_OCTETS)
        last.parts = [last.parts.join(''), isSoftBreak && more.endsWith('=') ? '=' : ''];
      else last.parts.push(more);
    } else {
      if (last) yield last;
      last = {
        ...{ line: number, parts: [text], octets: text.length },
        isQuotedPrintable: QUOTED_PRINTABLE.test(text.slice(0, 1000)),
      };
    }
  }
  if (last) yield last;
}

const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?"?QUOTED-PRINTABLE/i;

function readProperty(text: string, isQuotedPrintable: boolean): Property | null {
  const match = /^(?:([\w-]+)\.)?([A-Za-z][\w-]*)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/s.exec(text);
  if (!match) return null;
  const [, group = '', name = '', written, octets = ''] = match;
  const parameters = readParameters(written ?? '');
  const find = (key: string) => parameters.filter(([one]) => one === key).flatMap(([, values]) => values);
  const encoded = decodeTransfer(octets, { isQuotedPrintable, isBase64: isBase64(find('ENCODING'), find('')) });
  const raw = decodeOctets(encoded, find('CHARSET')[0]);
  if (raw.length > CONTACT_FILE_LIMITS.value) return null;
  const types = [...find('TYPE'), ...find('')].map((type) => type.toUpperCase());
  return {
    ...{ name: name.toUpperCase(), group: group.toLowerCase(), types },
    preference: readPreference(find('PREF'), types),
    value: unescapeText(raw),
    components: splitAt(raw, ';').map((part) => splitAt(part, ',').map(unescapeText).filter(Boolean).join(' ')),
    items: splitAt(raw, ',').map(unescapeText),
  };
}

/** ';TYPE=WORK,FAX;PREF' → [['TYPE', ['WORK', 'FAX']], ['', ['PREF']]]. Version 2.1 leaves the names out. */
function readParameters(text: string): [name: string, values: string[]][] {
  const parts = text.match(/;(?:[^";]|"[^"]*")*/g) ?? [];
  return parts.map((part) => {
    const [, name = '', written = ''] = /^;\s*(?:([\w-]+)\s*=)?(.*)$/s.exec(part) ?? [];
    const values = written
      .replaceAll('"', '')
      .split(',')
      .map((value) => value.trim());
    return [name.toUpperCase(), values.filter(Boolean)];
  });
}

function isBase64(encodings: string[], bare: string[]): boolean {
  return encodings.some((one) => /^(?:b|base64)$/i.test(one)) || bare.some((one) => /^base64$/i.test(one));
}

function readPreference([rank]: string[], types: string[]): number {
  if (rank !== undefined) return Number(rank) || 1;
  return types.includes('PREF') ? 1 : Number.POSITIVE_INFINITY;
}

function decodeTransfer(octets: string, how: { isQuotedPrintable: boolean; isBase64: boolean }): string {
  if (how.isQuotedPrintable)
    return octets.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (!how.isBase64) return octets;
  try {
    return atob(octets.replace(/[^A-Za-z0-9+/]/g, ''));
  } catch {
    return '';
  }
}

/** At signs that no backslash stands before. */
function splitAt(text: string, sign: ';' | ','): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === sign) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function unescapeText(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char)).trim();
}
