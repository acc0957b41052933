import type { TeamAnalyticsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { type Change, countChange, pointChange } from '../../parts/figures/change.ts';
import type { Figure } from '../../parts/figures/figure.ts';

export type TeamFigures = TeamAnalyticsQuery['organizationAnalytics'];
export type MemberFigures = TeamFigures['members'][number];

export const FIGURE_KEYS = ['views', 'visitors', 'actions', 'saves', 'leads', 'shares', 'conversionRate'] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];

const WHOSE = t('Only cards made from the team’s templates count. Members’ other cards are their own.');

/** What each figure counts, in words for people who look at it. */
export const TEAM_FIGURES: Record<FigureKey | 'cards' | 'members', Figure> = {
  views: {
    name: t('Views'),
    explanation: [
      t(
        'A view is one of the team’s cards on someone’s screen for at least one second. The same visitor counts once per card in 30 minutes.',
      ),
      t('Views by a card’s owner, robots and link previews do not count.'),
      WHOSE,
    ],
  },
  visitors: {
    name: t('Visitors'),
    explanation: [
      t(
        'A daily visitor is one visitor of one card on one day. We count the number of daily visitors: a person who sees the cards of two members counts twice.',
      ),
      WHOSE,
    ],
  },
  actions: {
    name: t('Taps'),
    explanation: [t('Each tap on a phone number, email address, website, map or profile of a card.'), WHOSE],
  },
  saves: { name: t('Saves'), explanation: [t('Each time that the contact file of a card was fetched.'), WHOSE] },
  leads: { name: t('Leads'), explanation: [t('Each time that a visitor left their own details on a card.'), WHOSE] },
  shares: {
    name: t('Shares'),
    explanation: [t('Each time that a card was shared by link, text, QR code or a message.'), WHOSE],
  },
  conversionRate: {
    name: t('Conversion rate'),
    explanation: [
      t(
        'Conversion = 100 × daily visitors with a save, a lead, or a tap on phone, email or WhatsApp ÷ all daily visitors.',
      ),
      WHOSE,
    ],
  },
  cards: {
    name: t('Cards'),
    explanation: [t('Cards that were made from the team’s templates and are still there, today.')],
  },
  members: {
    name: t('Members'),
    explanation: [
      t('The stats of the cards that each member has from the team’s templates.'),
      t('When someone leaves, their team cards and the stats of these cards go to another member.'),
    ],
  },
};

type Compared = Record<FigureKey, number>;

/** How one of the figures compares with the days before. */
export function findChange(key: FigureKey, now: Compared, before: Compared): Change {
  if (key !== 'conversionRate') return countChange(now[key], before[key]);
  return pointChange(now.conversionRate, before.visitors > 0 ? before.conversionRate : null);
}

/** The members from the highest of that figure to the lowest, with their places. Equal figures share a place. */
export function rankMembers(members: readonly MemberFigures[], by: FigureKey): (MemberFigures & { place: number })[] {
  const ranked = [...members].sort((one, other) => other[by] - one[by]);
  return ranked.map((member) => ({ ...member, place: 1 + ranked.findIndex((one) => one[by] === member[by]) }));
}

/** What stands in the address; the views when that is none of the figures. */
export function readFigureKey(raw: string | null): FigureKey {
  return FIGURE_KEYS.find((key) => key === raw) ?? 'views';
}
