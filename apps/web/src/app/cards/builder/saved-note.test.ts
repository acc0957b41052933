import { expect, test } from 'vitest';
import { savedNote } from './saved-note.ts';

const NOW = Date.parse('2026-11-12T12:00:00Z');

test.each([
  ['2026-11-12T11:59:30Z', 'Saved just now'],
  ['2026-11-12T12:05:00Z', 'Saved just now'],
  ['no time', 'Saved just now'],
  ['2026-11-12T11:58:00Z', 'Saved 2 minutes ago'],
  ['2026-11-12T11:00:00Z', 'Saved 1 hour ago'],
  ['2026-11-09T12:00:00Z', 'Saved 3 days ago'],
])('%s reads “%s”', (savedAt, text) => {
  expect(savedNote(savedAt, NOW)).toBe(text);
});
