/** The characters of Windows-1252 in place of the control characters of ISO 8859-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Longer runs of arguments overflow the stack. */
const CHUNK = 8192;

/**
 * The text of a file that doesn't name its encoding: by its byte order mark, else as UTF-8 if it is valid, else as Windows-1252,
 * which Excel and Outlook save. Removes byte order marks at the beginning of lines, where files were joined.
 */
export function decodeFile(bytes: Uint8Array): string {
  const wide = readWide(bytes);
  const text =
    wide ?? decodeStrictly(bytes, 'utf-8') ?? (hasMark(bytes) ? decodeUtf8(bytes) : decodeWindows1252(bytes));
  return text.replace(/(^|\n|\r)\uFEFF+/g, '$1');
}

/** The octets of a file, each as one character, because every value may name its own charset. UTF-16 becomes UTF-8 first. */
export function readOctets(bytes: Uint8Array): string {
  const wide = readWide(bytes);
  return toOctets(wide === null ? bytes : new TextEncoder().encode(wide));
}

/** Octets as text: in the named charset, else as UTF-8 if they are valid, else as Windows-1252. */
export function decodeOctets(octets: string, charset?: string): string {
  // An escape switches the letters of some Asian charsets, which are ASCII otherwise.
  if (/^\p{ASCII}*$/u.test(octets) && !octets.includes('\x1b')) return octets;
  const bytes = Uint8Array.from(octets, (octet) => octet.charCodeAt(0));
  return (charset && decodeStrictly(bytes, charset)) || decodeStrictly(bytes, 'utf-8') || decodeWindows1252(bytes);
}

function decodeStrictly(bytes: Uint8Array, charset: string): string | null {
  // Node's decoder for Windows-1252 leaves control characters in.
  if (/^(?:windows-?1252|cp-?1252|iso-?8859-?1|latin-?1|ansi|us-ascii)$/i.test(charset))
    return decodeWindows1252(bytes);
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function decodeWindows1252(bytes: Uint8Array): string {
  return toOctets(bytes).replace(/[\x80-\x9f]/g, (octet) => WINDOWS_1252[octet.charCodeAt(0) - 0x80] ?? octet);
}

function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** UTF-16, recognised by its byte order mark or the zeros beside its first letters; null for anything else. */
function readWide(bytes: Uint8Array): string | null {
  const [first = 1, second = 1] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && bytes[3] === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && bytes[2] === 0);
  if (!isLittle && !isBig) return null;
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
}

function toOctets(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
}
