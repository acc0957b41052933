import { expect, test } from 'vitest';
import { readExploreFilters } from './explore-page.ts';
import { cleanQuery, MAX_QUERY_CHARS } from './search-query.ts';

test.each([
  ['', { q: '', category: '', sort: 'NEWEST' }],
  ['q=+rao%20%20arch+', { q: 'rao arch', category: '', sort: 'NEWEST' }],
  ['category=Law&sort=relevance', { q: '', category: 'Law', sort: 'RELEVANCE' }],
  ['sort=constructor&q=__proto__', { q: '__proto__', category: '', sort: 'NEWEST' }],
  ['q=a%00b', { q: 'ab', category: '', sort: 'NEWEST' }],
])('“%s” is read as its filters', (query, filters) => {
  expect(readExploreFilters(new URLSearchParams(query))).toEqual(filters);
});

test('words have an end', () => {
  expect(cleanQuery('a'.repeat(5000))).toHaveLength(MAX_QUERY_CHARS);
});
