/** Letters and digits of a code, and how many of them it has. */
export interface CodeForm {
  alphabet: string;
  length: number;
}

/** A code out of random bytes, of which the unusable are skipped; null when they run out. */
export function codeFrom(randomBytes: Uint8Array, { alphabet, length }: CodeForm): string | null {
  // Bytes above the greatest multiple would make the first letters likelier than the others.
  const limit = 256 - (256 % alphabet.length);
  const usable = [...randomBytes].filter((byte) => byte < limit).slice(0, length);
  if (usable.length < length) return null;
  return usable.map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
