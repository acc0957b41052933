import { t } from '@tessera/texts';
import type { Figure } from '../../parts/figures/figure.ts';
import { CONVERSION, VISITOR_DAY } from './figures.ts';

const DEALS = t(
  'Deals with contacts who left no details on a card are not included. “{won}” counts those that are won today.',
  { won: t('Won') },
);

/** Of the tables further down, which come when the reader does. */
export const TABLE_FIGURES = {
  links: {
    name: t('Top Links'),
    explanation: [t('Taps on each link of your cards. One visitor can tap several times.')],
  },
  channels: {
    name: t('Channels'),
    explanation: [
      t(
        'How visitors found your card: a link you shared, your QR code, a group, the app or the directory. “{unknown}” includes people who typed or bookmarked the address.',
        { unknown: t('Unknown') },
      ),
      CONVERSION,
    ],
  },
  campaigns: {
    name: t('Campaigns'),
    explanation: [
      t(
        'Views by the utm_source, utm_medium and utm_campaign in the links you publish. The 50 most viewed are listed. A campaign’s leads count as long as their details are kept.',
      ),
    ],
  },
  countries: {
    name: t('Countries'),
    explanation: [
      t(
        'Based on the time zone of the visitor’s browser, or its language. We don’t look up network addresses, so a traveller counts at home.',
      ),
    ],
  },
  funnel: {
    name: t('From view to won deal'),
    explanation: [
      t(
        'The first four steps count daily visitors, not views. Each includes everyone who went further. Someone who saved the contact without tapping a link counts as tapped, too.',
      ),
      VISITOR_DAY,
      DEALS,
    ],
  },
  cards: {
    name: t('By card'),
    explanation: [
      t('Views and leads of each card in the chosen period, and the deals opened from these leads.'),
      DEALS,
    ],
  },
} as const satisfies Record<string, Figure>;
