import { describe, expect, test } from 'vitest';
import { writeFilters } from './filters.ts';

describe('filters in the address', () => {
  test('are written without what is as usual, and leave alone what is not theirs', () => {
    const before = new URLSearchParams('q=rao&sort=relevance&utm_source=fair');
    expect(String(writeFilters(before, { q: '', category: 'Law & Order', sort: 'NEWEST' }))).toBe(
      'utm_source=fair&category=Law+%26+Order',
    );
    expect(String(before)).toBe('q=rao&sort=relevance&utm_source=fair');
  });
});
