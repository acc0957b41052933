import { useSearchParams } from 'react-router-dom';
import type { ChangeOptions } from '../forms/use-search-text.ts';

/** The query with these values and whatever else it says; empty values are left out. */
export function withParameters(query: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** The filters in the address, and how to change them. */
export function useUrlFilters<Filters>(
  read: (query: URLSearchParams) => Filters,
  write: (query: URLSearchParams, filters: Filters) => URLSearchParams,
) {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Partial<Filters>, { isSameStep = false }: ChangeOptions = {}) =>
    setQuery((now) => write(now, { ...read(now), ...changes }), { replace: isSameStep, preventScrollReset: true });
  return { filters: read(query), change };
}
