import type { ContactSort } from '@tessera/client';
import { cleanQuery } from '@tessera/domain';
import { useUrlFilters, withParameters } from '../../parts/lists/url-filters.ts';

/** What the address book is narrowed to and sorted by, as the address says it. */
export interface ContactFilters {
  /** Words with one space between them; '' for none. */
  q: string;
  /** '' for all. */
  tag: string;
  sort: ContactSort;
}

const SORTS: Record<string, ContactSort> = { company: 'COMPANY', activity: 'LAST_ACTIVITY' };

export function readContactFilters(query: URLSearchParams): ContactFilters {
  return {
    q: cleanQuery(query.get('q') ?? ''),
    tag: query.get('tag')?.trim() ?? '',
    sort: SORTS[query.get('sort') ?? ''] ?? 'NAME',
  };
}

/** The query with these filters and whatever else it says; defaults are left out. */
export function writeContactFilters(query: URLSearchParams, { q, tag, sort }: ContactFilters): URLSearchParams {
  const word = Object.keys(SORTS).find((key) => SORTS[key] === sort) ?? '';
  return withParameters(query, { q, tag, sort: word });
}

export const useContactFilters = () => useUrlFilters(readContactFilters, writeContactFilters);
