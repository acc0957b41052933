import { codeFrom } from './random-code.ts';

/** Without 0/O, 1/I/L, 5/S, 2/Z, 8/B and U/V: read aloud or copied from a wall, no two look or sound alike. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 10;

/** A code of ten characters (45 bits) out of random bytes, of which the unusable are skipped; null when they run out. */
export function joinCodeFrom(randomBytes: Uint8Array): string | null {
  return codeFrom(randomBytes, { alphabet: ALPHABET, length: LENGTH });
}

/** ' acd-efg hjkm ' → 'ACDEFGHJKM': as people type it, without what they put between. */
export function normalizeJoinCode(raw: string): string {
  return raw.toUpperCase().replace(/[\s-]/g, '');
}
