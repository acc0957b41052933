import { type ExploreFilters, readExploreFilters } from '@tessera/domain';
import { useUrlFilters, withParameters } from '../../parts/lists/url-filters.ts';

/** The query with these filters and whatever else it says; defaults are left out. */
export function writeFilters(query: URLSearchParams, { q, category, sort }: ExploreFilters): URLSearchParams {
  return withParameters(query, { q, category, sort: sort === 'RELEVANCE' ? 'relevance' : '' });
}

export const useFilters = () => useUrlFilters(readExploreFilters, writeFilters);
