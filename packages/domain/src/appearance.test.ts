import { expect, test } from 'vitest';
import { APPEARANCE_SCRIPT } from './appearance.ts';

test('the script of the head is one that a document can hold', () => {
  expect(() => new Function(APPEARANCE_SCRIPT)).not.toThrow();
  expect(APPEARANCE_SCRIPT).not.toContain('</');
});
