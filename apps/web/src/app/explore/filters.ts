import type { ExploreSort } from '@tessera/client';
import { useSearchParams } from 'react-router-dom';
import { type ChangeOptions, cleanQuery } from '../../shell/use-search-text.ts';

/** What the directory is narrowed to, as the address says it. */
export interface Filters {
  /** Words with one space between them; '' for none. */
  q: string;
  /** '' for all. */
  category: string;
  sort: ExploreSort;
}

export function readFilters(query: URLSearchParams): Filters {
  return {
    q: cleanQuery(query.get('q') ?? ''),
    category: cleanQuery(query.get('category') ?? ''),
    sort: query.get('sort') === 'relevance' ? 'RELEVANCE' : 'NEWEST',
  };
}

/** The query with these filters and whatever else it says; what is as usual is left out. */
export function writeFilters(query: URLSearchParams, { q, category, sort }: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  const entries = { q, category, sort: sort === 'RELEVANCE' ? 'relevance' : '' };
  for (const [key, value] of Object.entries(entries)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** The filters in the address, and how to change them. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const change = (changes: Partial<Filters>, { isSameStep = false }: ChangeOptions = {}) =>
    setQuery(writeFilters(query, { ...filters, ...changes }), { replace: isSameStep, preventScrollReset: true });
  return { filters, change };
}
