import { ADDRESSES, fillPath } from './addresses.ts';
import type { ShareMode } from './analytics.ts';
import type { Visibility } from './card-data.ts';
import { isOpenCard } from './privacy.ts';

export interface SharedCardLink {
  /** `path` is that of the card's page. */
  card: { id: string; path: string; visibility: Visibility };
  share: { id: string; mode: ShareMode };
}

/**
 * The path by which people in the app open a card that was shared with them or their group. It carries the share and the
 * channel, so that the view counts for both: '/asha/principal?s={share}&c=group'. A private card has no page for them;
 * it opens at '/share/{card}?s={share}&c=in-app'.
 */
export function sharedCardPath({ card, share }: SharedCardLink): string {
  const path = isOpenCard(card) ? card.path : fillPath(ADDRESSES.sharedCard.path, { id: card.id });
  return `${path}?s=${share.id}&c=${share.mode === 'GROUP' ? 'group' : 'in-app'}`;
}
