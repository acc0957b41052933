import { ADDRESSES, fillPath } from './addresses.ts';
import type { ShareMode } from './analytics.ts';
import type { Visibility } from './card-data.ts';
import { isOpenCard } from './privacy.ts';

export interface SharedCardLink {
  /** `path` is that of the card's page. */
  card: { id: string; path: string; visibility: Visibility };
  share: { mark: string; mode: ShareMode };
}

/**
 * The path by which people in the app open a card that was shared with them or their group. It carries the share and the
 * channel, so that the view counts for both: '/asha/principal?s={mark}&c=group'. A private card has no page for them;
 * it opens at '/share/{card}?s={mark}&c=in-app'.
 */
export function sharedCardPath({ card, share }: SharedCardLink): string {
  const path = isOpenCard(card) ? card.path : fillPath(ADDRESSES.sharedCard.path, { id: card.id });
  return `${path}?s=${share.mark}&c=${share.mode === 'GROUP' ? 'group' : 'in-app'}`;
}

/**
 * The path of a card's contact file: '/asha/principal.vcf'. That of a private card, which has no page, is
 * '/share/{card}.vcf'; it is served to whom a share lets in, by their session or by the token of their link.
 */
export function contactFilePath(card: SharedCardLink['card'], token?: string | null): string {
  if (isOpenCard(card)) return `${card.path}.vcf`;
  const path = `${fillPath(ADDRESSES.sharedCard.path, { id: card.id })}.vcf`;
  return token ? `${path}?${new URLSearchParams({ token })}` : path;
}
