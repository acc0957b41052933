import { FIRST_COLORS } from '@tessera/domain';
import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';

test.each([
  ['#2f6f4f', 'Dark green'],
  ['#0000FF', 'Blue'],
  ['#87ceeb', 'Light blue'],
  ['#ffff00', 'Yellow'],
  ['#d4af37', 'Gold'],
  ['#8b4513', 'Brown'],
  ['#ffc0cb', 'Light pink'],
  ['#ff0000', 'Red'],
  ['#2c3038', 'Dark grey'],
  ['#808080', 'Grey'],
  ['#0a0a0a', 'Black'],
  ['#ffffff', 'White'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex)).toBe(name);
});

test('each colour that we propose has a name of its own', () => {
  expect(new Set(FIRST_COLORS.map(colorName)).size).toBe(FIRST_COLORS.length);
});
