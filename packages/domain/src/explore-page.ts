import type { ListedCard } from './profile-page.ts';
import { cleanQuery } from './search-query.ts';

/** Cards on one page of the directory. */
export const EXPLORE_PAGE_SIZE = 24;

/** What the directory is narrowed to, as its address says it. */
export interface ExploreFilters {
  /** Words with one space between them; '' for none. */
  q: string;
  /** '' for all. */
  category: string;
  sort: 'NEWEST' | 'RELEVANCE';
}

/** What the first page of the directory is drawn from, on the server and in the browser. */
export interface ExplorePageProps {
  filters: ExploreFilters;
  cards: (ListedCard & { isFeatured: boolean })[];
  /** Of all that the words find, the most frequent first. */
  categories: { name: string; count: number }[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** The filters in the query of the directory's address. */
export function readExploreFilters(query: URLSearchParams): ExploreFilters {
  // PostgreSQL takes no NUL in a text.
  const read = (name: string) => cleanQuery((query.get(name) ?? '').replaceAll('\0', ''));
  return {
    q: read('q'),
    category: read('category'),
    sort: query.get('sort') === 'relevance' ? 'RELEVANCE' : 'NEWEST',
  };
}
