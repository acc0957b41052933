import { CARD_LIMITS, cutText, displayTitle } from '@tessera/domain';
import type { LocalCard } from '../../data/card-store/local-card.ts';

/** Title, or type, or 'Card'. */
export function titleOfCard({ data }: Pick<LocalCard, 'data'>): string {
  return displayTitle(data);
}

const COPY = ' (copy)';

/** 'Atelier' → 'Atelier (copy)', a long title cut so that it may be saved. */
export function copyTitle(title: string): string {
  return cutText(title, CARD_LIMITS.title - COPY.length).trimEnd() + COPY;
}
