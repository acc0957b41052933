import { displayTitle } from '@tessera/domain';
import type { LocalCard } from '../../card-store/local-card.ts';

/** Title, or type, or 'Card'. */
export function titleOfCard({ data }: LocalCard): string {
  return displayTitle(data);
}
