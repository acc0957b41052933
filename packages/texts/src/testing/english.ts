import { expect } from 'vitest';
import { isMessage, say } from '../texts.ts';

/** Tests compare messages with their English words. */
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    if (isMessage(one) && typeof other === 'string') return say(one) === other;
    if (isMessage(other) && typeof one === 'string') return say(other) === one;
    return undefined;
  },
]);
