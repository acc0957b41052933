import { t } from '@tessera/texts';
import type { Figure } from '../../parts/figures/figure.ts';

/** The score of 100 visitors when half of them save the contact. A constant, because the rule would load with the front page. */
export const EXAMPLE_SCORE = 38;

const VIEW = t(
  'A view counts when one of your cards was on someone’s screen for at least one second. The same visitor counts once per card in 30 minutes.',
);
const NOT_COUNTED = t('Your own views, robots and link previews are not counted.');
export const VISITOR_DAY = t(
  'A daily visitor is one visitor of one card on one day. We can’t recognise visitors on another day or another card: the key for that is deleted every night.',
);
const WEEKS = t('Periods longer than 100 days are shown by week.');
const SCORE = t(
  'How much visitors do with your card, from 0 to 100: if 50 of 100 visitors save your contact and the others only look, it is {example}.',
  { example: EXAMPLE_SCORE },
);
export const CONVERSION = t(
  'A daily visitor counts as converted when they saved the contact, left their details, or tapped phone, email or WhatsApp.',
);
const SMALL = t('The small number is the all-time total.');

/** The names are the product's; what they mean is what the server computes for the chosen days and card. */
export const FIGURES = {
  views: { name: t('Total Views'), explanation: [VIEW, NOT_COUNTED, SMALL] },
  shares: {
    name: t('Total Shares'),
    explanation: [
      t(
        'What you did yourself: each time you copy a link or a text, send a card by WhatsApp, post it to a group, share it with people in the app, or download its QR code. Opening the share dialog doesn’t count.',
      ),
      SMALL,
    ],
  },
  newConnections: {
    name: t('New Connections'),
    explanation: [
      t(
        'People who became your contact for the first time. We tell them apart by email, or by phone if there is no email.',
      ),
      t('Contacts don’t belong to a card, so this figure is always of all cards.'),
    ],
  },
  engagementScore: { name: t('Engagement Score'), explanation: [SCORE] },
  viewsByDay: {
    name: t('Views by Day'),
    subject: t('Views'),
    explanation: [VIEW, WEEKS],
  },
  sharesByDay: {
    name: t('Shares by Day'),
    subject: t('Shares'),
    explanation: [t('How often you shared a card each day.'), WEEKS],
  },
  conversionTrend: {
    name: t('Conversion Trend'),
    explanation: [
      t('The share of daily visitors that converted. {conversion}', { conversion: CONVERSION }),
      t('{weeks} Every daily visitor of a week counts the same.', { weeks: WEEKS }),
    ],
  },
} as const satisfies Record<string, Figure>;
