import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
/** As many bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** The token of a private link. */
export function makeLeadToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash of a token that is stored; null for text that is no token of ours. */
export function hashLeadToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}
