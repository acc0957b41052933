import { analyticsReportText, inboxText, storedCardsText } from '@tessera/client';
import type { AddressName } from '@tessera/domain';
import type { EarlyQuery } from '../data/session/early-answer.ts';
import { readTimeZone } from '../locale/time-zone.ts';
import { usualReportInput } from '../parts/figures/report-input.ts';

/**
 * The first query of a screen, asked while the app's scripts still load. Name and variables are those that the screen
 * asks with; with others the answer is not used, and the screen asks again.
 */
export const EARLY_QUERIES: Partial<Record<AddressName, EarlyQuery>> = {
  cards: { operationName: 'StoredCards', query: storedCardsText, variables: () => ({ after: null }) },
  chat: { operationName: 'Inbox', query: inboxText, variables: () => ({ kind: null, after: null }) },
  analytics: {
    operationName: 'AnalyticsReport',
    query: analyticsReportText,
    // Other days or one card are asked for by the screen.
    variables: (user) => (location.search ? null : { input: usualReportInput(readTimeZone(user)) }),
  },
};
