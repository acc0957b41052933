import { expect, test } from 'vitest';
import { countLine } from './count-line.ts';

test.each([
  [[], 'No cards'],
  [['synced'], 'One card'],
  [['synced', 'pending', 'synced'], 'Three cards, one waiting for the network'],
  [['local', 'deleting', 'conflict', 'refused'], 'Four cards, two waiting for the network, two waiting for you'],
  [Array.from({ length: 13 }, () => 'synced' as const), '13 cards'],
] as const)('%j reads “%s”', (statuses, line) => {
  expect(countLine(statuses)).toBe(line);
});
