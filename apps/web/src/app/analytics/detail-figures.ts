import { t } from '@tessera/texts';
import type { Figure } from '../../parts/figures/figure.ts';
import { VISITOR_DAY } from './figures.ts';

/** The small figures under “More”. */
export const DETAIL_FIGURES = {
  visitors: { name: t('Visitors'), explanation: [t('The number of daily visitors.'), VISITOR_DAY] },
  actions: {
    name: t('Taps'),
    explanation: [t('Each tap on a card’s phone number, email address, website, map or social profile.')],
  },
  saves: { name: t('Saves'), explanation: [t('Each time someone saved the contact file of a card.')] },
  leads: { name: t('Leads'), explanation: [t('Each time a visitor left their details on a card.')] },
} as const satisfies Record<string, Figure>;
