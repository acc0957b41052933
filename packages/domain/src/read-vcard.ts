/** One property of a vCard, decoded. */
export interface Property {
  /** In capitals, without its group. */
  name: string;
  isPreferred: boolean;
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
  /** The file or the next card begins before its end. */
  isCut?: boolean;
}

interface LogicalLine {
  line: number;
  parts: string[];
  isQuotedPrintable: boolean;
}

/** Longer values are pictures. */
const MAX_LINE_CHARS = 20_000;

/** The vCards of a file (RFC 2426, RFC 6350 and 2.1 with quoted-printable). What is no property is left out. */
export function readVcards(file: string): ReadVcard[] {
  const cards: ReadVcard[] = [];
  let open: ReadVcard | null = null;
  for (const { line, parts, isQuotedPrintable } of unfold(file.replace(/^\uFEFF/, ''))) {
    const text = parts.join('');
    if (/^BEGIN:VCARD\s*$/i.test(text)) {
      if (open) cards.push({ ...open, isCut: true });
      open = { line, properties: [] };
    } else if (/^END:VCARD\s*$/i.test(text)) {
      if (open) cards.push(open);
      open = null;
    } else if (open) {
      const property = text.length > MAX_LINE_CHARS ? null : readProperty(text, isQuotedPrintable);
      if (property) open.properties.push(property);
    }
  }
  return open ? [...cards, { ...open, isCut: true }] : cards;
}

/** Lines that begin with white space go on with the one before; of quoted-printable those after a `=` at the end, too. */
function unfold(file: string): LogicalLine[] {
  const lines: LogicalLine[] = [];
  for (const [n, text] of file.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1);
    const end = last?.parts.at(-1) ?? '';
    if (last?.isQuotedPrintable && end.endsWith('=')) last.parts.splice(-1, 1, end.slice(0, -1), text);
    else if (last && /^[ \t]/.test(text)) last.parts.push(text.slice(1));
    else lines.push({ line: n + 1, parts: [text], isQuotedPrintable: QUOTED_PRINTABLE.test(text) });
  }
  return lines;
}

const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i;

function readProperty(text: string, isQuotedPrintable: boolean): Property | null {
  const match = /^(?:[\w-]+\.)?([A-Za-z][\w-]*)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/su.exec(text);
  if (!match) return null;
  const [, name = '', parameters = '', written = ''] = match;
  const raw = isQuotedPrintable ? decodeQuotedPrintable(written) : written;
  return {
    name: name.toUpperCase(),
    isPreferred: /;(?:TYPE=)?[^;]*\bPREF\b/i.test(parameters),
    value: unescapeText(raw),
    components: splitAt(raw, ';').map(unescapeText),
    items: splitAt(raw, ',').map(unescapeText),
  };
}

/** Octets as UTF-8, whatever charset was named: 2.1 files of today say UTF-8. */
function decodeQuotedPrintable(text: string): string {
  const octets: number[] = [];
  for (let at = 0; at < text.length; ) {
    const code = /^=([0-9A-F]{2})/i.exec(text.slice(at, at + 3))?.[1];
    if (code) octets.push(Number.parseInt(code, 16));
    else octets.push(...new TextEncoder().encode(String.fromCodePoint(text.codePointAt(at) ?? 0xfffd)));
    at += code ? 3 : String.fromCodePoint(text.codePointAt(at) ?? 0).length;
  }
  return new TextDecoder().decode(Uint8Array.from(octets));
}

/** At signs that no backslash stands before. */
function splitAt(text: string, sign: ';' | ','): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const isEscape = text[at] === '\\' && at + 1 < text.length;
    if (!isEscape && text[at] === sign) {
      parts.push(part);
      part = '';
      continue;
    }
    part += text.slice(at, at + (isEscape ? 2 : 1));
    if (isEscape) at += 1;
  }
  return [...parts, part];
}

function unescapeText(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char)).trim();
}
