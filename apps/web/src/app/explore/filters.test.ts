import { describe, expect, test } from 'vitest';
import { cleanQuery, MAX_QUERY_CHARS } from '../../shell/use-search-text.ts';
import { readFilters, writeFilters } from './filters.ts';

describe('filters in the address', () => {
  test.each([
    ['', { q: '', category: '', sort: 'NEWEST' }],
    ['q=+rao%20%20arch+', { q: 'rao arch', category: '', sort: 'NEWEST' }],
    ['category=Law&sort=relevance', { q: '', category: 'Law', sort: 'RELEVANCE' }],
    ['sort=constructor&q=__proto__', { q: '__proto__', category: '', sort: 'NEWEST' }],
  ] as const)('“%s” is read', (search, filters) => {
    expect(readFilters(new URLSearchParams(search))).toEqual(filters);
  });

  test('are written without what is as usual, and leave alone what is not theirs', () => {
    const before = new URLSearchParams('q=rao&sort=relevance&utm_source=fair');
    expect(String(writeFilters(before, { q: '', category: 'Law & Order', sort: 'NEWEST' }))).toBe(
      'utm_source=fair&category=Law+%26+Order',
    );
    expect(String(before)).toBe('q=rao&sort=relevance&utm_source=fair');
  });

  test('words have an end', () => {
    expect(cleanQuery('a'.repeat(5000))).toHaveLength(MAX_QUERY_CHARS);
  });
});
