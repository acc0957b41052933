import { t } from '@tessera/texts';
import type { CardType } from './card-data.ts';

/* In a module of its own: a public page needs nothing else of what makes a preview. */

export const TYPE_LABELS: Record<CardType, string> = {
  business: t('Business'),
  personal: t('Personal'),
  portfolio: t('Portfolio'),
  event: t('Event|card type'),
};

/** Whether the badge tells more than the type, which the card itself shows. English is what the API says for a type. */
export function hasOwnBadge({ badge, type }: { badge: string; type: CardType }): boolean {
  return badge !== '' && badge !== TYPE_LABELS[type] && badge.toLowerCase() !== type;
}
