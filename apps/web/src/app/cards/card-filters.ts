import { cardPreview, cleanQuery, VISIBILITIES, type Visibility } from '@tessera/domain';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import type { CardEntry } from '../../data/card-store/use-cards.ts';
import { compareTexts } from '../../locale/compare-texts.ts';
import { useUrlFilters, withParameters } from '../../parts/lists/url-filters.ts';
import { titleOfCard } from './title-of-card.ts';

/** In the order of the menu; the first one is the usual one. */
export const CARD_SORTS = ['own', 'newest', 'name', 'views'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** What My Cards is narrowed to and sorted by, as the address says it. */
export interface CardFilters {
  /** Words with one space between them; '' for none. */
  q: string;
  /** Null for all. */
  visibility: Visibility | null;
  sort: CardSort;
}

export function readCardFilters(query: URLSearchParams): CardFilters {
  const access = query.get('access')?.toUpperCase();
  return {
    q: cleanQuery(query.get('q') ?? ''),
    visibility: VISIBILITIES.find((known) => known === access) ?? null,
    sort: CARD_SORTS.find((known) => known === query.get('sort')) ?? CARD_SORTS[0],
  };
}

/** The query with these filters and whatever else it says; defaults are left out. */
export function writeCardFilters(query: URLSearchParams, { q, visibility, sort }: CardFilters): URLSearchParams {
  const access = visibility?.toLowerCase() ?? '';
  return withParameters(query, { q, access, sort: sort === CARD_SORTS[0] ? '' : sort });
}

export const useCardFilters = () => useUrlFilters(readCardFilters, writeCardFilters);

/** Cards that fit, in the order asked for. `cards` come newest first. */
export function arrangeCards(cards: readonly CardEntry[], { q, visibility, sort }: CardFilters): CardEntry[] {
  const words = q.toLocaleLowerCase().split(' ').filter(Boolean);
  const fits = ({ card }: CardEntry) => {
    if (visibility && card.visibility !== visibility) return false;
    const text = searchedText(card);
    return words.every((word) => text.includes(word));
  };
  return cards.filter(fits).toSorted(({ card: a }, { card: b }) => ORDERS[sort](a, b));
}

/** Equal ones stay newest first. A card without a place stands before those with one. */
const ORDERS: Record<CardSort, (a: LocalCard, b: LocalCard) => number> = {
  own: (a, b) => (a.position ?? 0) - (b.position ?? 0),
  newest: () => 0,
  name: (a, b) => compareTexts(titleOfCard(a), titleOfCard(b)),
  views: (a, b) => (b.views ?? 0) - (a.views ?? 0),
};

function searchedText(card: LocalCard): string {
  const { name, role, company, tagline } = cardPreview(card.data, (phone) => phone);
  return [titleOfCard(card), name, role, company, tagline, ...card.data.tags].join('\n').toLocaleLowerCase();
}
