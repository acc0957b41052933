import { object, selected } from '../rest/answers.ts';
import {
  McpCardByIdDocument,
  McpCardsDocument,
  McpCreateCardDocument,
  McpDeleteCardDocument,
  McpExploreDocument,
  McpOverviewDocument,
  McpPatchCardDocument,
  McpReportDocument,
} from './generated/graphql.ts';
import { ADD, CHANGE, page, READ, readPage, tool } from './tool.ts';

export const listCards = tool({
  name: 'list_cards',
  title: 'List my cards',
  description:
    'Lists the person’s own digital business cards, the newest first, without what they say. Use get_card for that.',
  operation: McpCardsDocument,
  hints: READ,
  answer: object(null, { ...page('viewer.cards'), totalCount: selected('viewer.cards.totalCount') }),
  body: ({ viewer }) => viewer && { ...readPage(viewer.cards), totalCount: viewer.cards.totalCount },
});

export const getCard = tool({
  name: 'get_card',
  title: 'Get a card',
  description:
    'Reads one card with everything it says: a card of the person, a card that was shared with them, or one that is not private.',
  operation: McpCardByIdDocument,
  hints: READ,
  isUntrusted: true,
  answer: object(null, { card: selected('card') }),
  body: ({ card }) => card && { card },
});

/** Cards, the directory, and the figures. */
export const cardTools = [
  listCards,
  getCard,
  tool({
    name: 'create_card',
    title: 'Create a card',
    description:
      'Creates a card. It needs a name and a phone number, email address, website or WhatsApp number. It is PRIVATE unless `visibility` says otherwise. Ask the person before you make a card public.',
    operation: McpCreateCardDocument,
    hints: ADD,
    answer: object(null, { card: selected('createCard.card') }),
    body: ({ createCard: { card } }) => ({ card }),
  }),
  tool({
    name: 'update_card',
    title: 'Change a card',
    description:
      'Changes the named fields of one of the person’s cards and leaves the others as they are. Send the `version` that you read to be refused with CONFLICT if the card has changed since.',
    operation: McpPatchCardDocument,
    describedBy: { data: 'create_card' },
    hints: CHANGE,
    answer: object(null, { card: selected('patchCard.card') }),
    body: ({ patchCard: { card } }) => ({ card }),
  }),
  tool({
    name: 'delete_card',
    title: 'Delete a card',
    description:
      'Deletes one of the person’s cards for good, with its public page and links. It can’t be undone: ask the person first.',
    operation: McpDeleteCardDocument,
    hints: CHANGE,
    answer: object(null, { id: selected('deleteCard.deletedCardId') }),
    body: ({ deleteCard: { deletedCardId } }) => ({ id: deletedCardId }),
  }),
  tool({
    name: 'search_directory',
    title: 'Search the public directory',
    description: 'Finds public cards of other people by words, keywords or category. `path` is the card’s public page.',
    operation: McpExploreDocument,
    hints: READ,
    isUntrusted: true,
    answer: object(null, page('explore')),
    body: ({ explore }) => readPage(explore),
  }),
  tool({
    name: 'get_analytics_overview',
    title: 'Get the figures of all cards',
    description:
      'Reads the totals of all the person’s cards, their trends of the last days, and the latest activity. Percentages are 0 to 100.',
    operation: McpOverviewDocument,
    hints: READ,
    isUntrusted: true,
    answer: selected('analyticsOverview'),
    body: ({ analyticsOverview }) => analyticsOverview,
  }),
  tool({
    name: 'get_analytics_report',
    title: 'Get the figures of some days',
    description:
      'Reads the figures from one day to another, of one card or all of them, beside those of as many days before: views, visitors, channels, campaigns, countries, and what visitors tapped.',
    operation: McpReportDocument,
    hints: READ,
    isUntrusted: true,
    answer: selected('analyticsReport'),
    body: ({ analyticsReport }) => analyticsReport,
  }),
];
