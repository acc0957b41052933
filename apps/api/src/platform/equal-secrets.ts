import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same. How long it takes tells nothing of where they differ, nor of their lengths. */
export function areEqualSecrets(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
