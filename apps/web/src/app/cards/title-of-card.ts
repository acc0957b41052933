import { displayTitle } from '@tessera/domain';
import type { LocalCard } from '../../card-store/local-card.ts';

/** Title, else type, else 'Card'. */
export function titleOfCard({ data }: LocalCard): string {
  return displayTitle(data);
}
