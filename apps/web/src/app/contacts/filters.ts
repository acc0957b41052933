import type { ContactSort } from '@tessera/client';
import { cleanQuery } from '@tessera/domain';
import { useSearchParams } from 'react-router-dom';
import type { ChangeOptions } from '../../parts/forms/use-search-text.ts';

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

/** The query with these filters and whatever else it says; what is as usual is left out. */
export function writeContactFilters(query: URLSearchParams, { q, tag, sort }: ContactFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const word = Object.keys(SORTS).find((key) => SORTS[key] === sort) ?? '';
  for (const [key, value] of Object.entries({ q, tag, sort: word })) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** The filters in the address, and how to change them. */
export function useContactFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readContactFilters(query);
  const change = (changes: Partial<ContactFilters>, { isSameStep = false }: ChangeOptions = {}) =>
    setQuery(writeContactFilters(query, { ...filters, ...changes }), { replace: isSameStep, preventScrollReset: true });
  return { filters, change };
}
