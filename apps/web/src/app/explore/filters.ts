import { type ExploreFilters, readExploreFilters } from '@tessera/domain';
import { useSearchParams } from 'react-router-dom';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';

/** The query with these filters and whatever else it says; what is as usual is left out. */
export function writeFilters(query: URLSearchParams, { q, category, sort }: ExploreFilters): URLSearchParams {
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
  const filters = readExploreFilters(query);
  const change = (changes: Partial<ExploreFilters>, { isSameStep = false }: ChangeOptions = {}) =>
    setQuery(writeFilters(query, { ...filters, ...changes }), { replace: isSameStep, preventScrollReset: true });
  return { filters, change };
}
