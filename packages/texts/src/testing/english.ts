import { expect } from 'vitest';
import { Said, say } from '../texts.ts';

/** Tests compare messages with their English words. What was sent or stored is a plain object, and equals no text. */
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    if (one instanceof Said && typeof other === 'string') return say(one) === other;
    if (other instanceof Said && typeof one === 'string') return say(other) === one;
    return undefined;
  },
]);
