import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal. The time it takes reveals neither where they differ nor how long they are. */
export function areEqualSecrets(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
