import { createHash } from 'node:crypto';

/** 256 random bits or more: nobody guesses one, so that a plain hash keeps it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
