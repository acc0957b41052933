import { list, object, selected, value } from './answers.ts';
import {
  RestCreateCardDocument,
  RestDeleteCardDocument,
  RestExploreDocument,
  RestFeatureListingDocument,
  RestGetCardDocument,
  RestGetListingsDocument,
  RestGetOverviewDocument,
  RestGetPublicCardDocument,
  RestGetPublicUserDocument,
  RestListCardsDocument,
  RestListPublicCardsDocument,
  RestPatchCardDocument,
  RestRecordCardEventDocument,
  RestSetListingsDocument,
  RestShareCardDocument,
  RestUpdateCardDocument,
} from './generated/graphql.ts';
import { choice, choices, input, page, type Row, row, search, toCapitals } from './row.ts';
import {
  CARD_SHAPE,
  cardAt,
  cardData,
  directoryEntryAt,
  named,
  nextCursor,
  pageOf,
  publicCardAt,
  restCard,
  restDirectoryEntry,
  restPublicCard,
  restUser,
  userAt,
} from './shapes.ts';

const LISTINGS = { '*': named('CardListings') };
const EXPLORE_PER_PAGE = 24;

/** The fields of a card. Title, theme and tags may stand beside `data` or in it. */
const CARD_FIELDS: Row['takes'] = {
  title: { to: 'input.data.title', reads: 'elsewhere' },
  theme: { to: 'input.data.theme', reads: 'elsewhere', isLower: true },
  tags: { to: 'input.data.tags', reads: 'elsewhere' },
  data: { to: 'input.data', reads: 'always', isOptional: true, isLower: true, read: (_data, body) => cardData(body) },
  ...input('isPublic'),
  // A card that was read has a visibility; null is as nothing.
  visibility: { ...choice('input.visibility'), read: (sent) => toCapitals(sent) ?? undefined },
};

const cards: Row[] = [
  row({
    method: 'get',
    path: '/api/cards',
    operation: RestListCardsDocument,
    query: { ...search('newest'), ...page(), updatedSince: { to: 'updatedSince' } },
    answer: pageOf(cardAt('viewer.cards.edges.node'), ['cards', 'items']),
    body: ({ viewer }) => {
      const cards = viewer ? viewer.cards.edges.map(({ node }) => restCard(node)) : restUser(null);
      return { cards, items: cards, nextCursor: viewer && nextCursor(viewer.cards) };
    },
  }),
  row({
    method: 'post',
    path: '/api/cards',
    operation: RestCreateCardDocument,
    bodyShapes: { data: CARD_SHAPE },
    takes: CARD_FIELDS,
    status: 201,
    location: ({ createCard: { card } }) => `/api/cards/${card.id}`,
    version: ({ createCard: { card } }) => card.version,
    answer: object(null, { card: cardAt('createCard.card') }),
    body: ({ createCard: { card } }) => ({ card: restCard(card) }),
  }),
  row({
    method: 'get',
    path: '/api/cards/:id',
    operation: RestGetCardDocument,
    query: { token: { to: 'token' } },
    version: ({ card }) => card?.version,
    answer: object(null, { card: cardAt('card') }),
    body: ({ card }) => ({ card: restCard(card) }),
  }),
  row({
    method: 'put',
    path: '/api/cards/:id',
    operation: RestUpdateCardDocument,
    bodyShapes: { data: CARD_SHAPE },
    takes: { ...CARD_FIELDS, ...input('version') },
    version: ({ updateCard: { card } }) => card.version,
    answer: object(null, { card: cardAt('updateCard.card') }),
    body: ({ updateCard: { card } }) => ({ card: restCard(card) }),
  }),
  row({
    method: 'patch',
    path: '/api/cards/:id',
    operation: RestPatchCardDocument,
    bodyShapes: { data: CARD_SHAPE },
    takes: { ...CARD_FIELDS, ...input('version') },
    version: ({ patchCard: { card } }) => card.version,
    answer: object(null, { card: cardAt('patchCard.card') }),
    body: ({ patchCard: { card } }) => ({ card: restCard(card) }),
  }),
  ...['/api/cards/:id', '/cards/:id'].map((path) =>
    row({
      method: 'delete',
      path,
      id: path.startsWith('/api') ? 'deleteCard' : 'deleteCardAlias',
      operation: RestDeleteCardDocument,
      version: () => null,
      status: 204,
    }),
  ),
  row({
    method: 'post',
    path: '/api/cards/:id/share',
    operation: RestShareCardDocument,
    params: { id: 'input.cardId' },
    takes: { mode: choice('input.mode', 'link') },
    status: 201,
    answer: object(null, {
      shareUrl: value({ type: 'string', description: 'The link.' }),
      id: selected('shareCard.share.id'),
    }),
    body: ({ shareCard: { share } }) => ({ shareUrl: share.url, id: share.id }),
  }),
  row({
    method: 'post',
    path: '/api/cards/:id/events',
    operation: RestRecordCardEventDocument,
    params: { id: 'input.cardId' },
    takes: { ...input('shareId', 'token', 'utm', 'timeZone'), ...choices('kind', 'target', 'channel') },
    answer: selected('recordCardEvent'),
    body: ({ recordCardEvent }) => recordCardEvent,
  }),
];

const listings: Row[] = [
  row({
    method: 'get',
    path: '/api/cards/:id/listings',
    operation: RestGetListingsDocument,
    answer: selected('card', LISTINGS),
    body: ({ card }) => card,
  }),
  row({
    method: 'put',
    path: '/api/cards/:id/listings',
    operation: RestSetListingsDocument,
    params: { id: 'input.cardId' },
    takes: input('categories'),
    answer: selected('setListings.card', LISTINGS),
    body: ({ setListings: { card } }) => card,
  }),
  row({
    method: 'post',
    path: '/api/cards/:id/listings/feature',
    operation: RestFeatureListingDocument,
    params: { id: 'input.cardId' },
    takes: input('category'),
    answer: selected('featureListing.card', LISTINGS),
    body: ({ featureListing: { card } }) => card,
  }),
];

const directory: Row[] = [
  row({
    method: 'get',
    path: '/api/explore',
    operation: RestExploreDocument,
    query: { ...search('newest'), category: { to: 'category' }, ...page(EXPLORE_PER_PAGE) },
    answer: pageOf(directoryEntryAt('explore.edges.node'), ['results', 'items'], {
      categories: list(selected('explore.categories')),
    }),
    body: ({ explore }) => {
      const results = explore.edges.map(({ node, isFeatured }) => ({ ...restDirectoryEntry(node), isFeatured }));
      return {
        results,
        items: results,
        categories: explore.categories,
        nextCursor: nextCursor(explore),
      };
    },
  }),
  row({
    method: 'get',
    path: '/api/public/user/:owner',
    operation: RestGetPublicUserDocument,
    answer: object(null, { user: userAt('user') }),
    body: ({ user }) => user && { user: { ...user, _id: user.id, fullName: user.name, bio: user.about } },
  }),
  row({
    method: 'get',
    path: '/api/public/profile/:owner/cards',
    operation: RestListPublicCardsDocument,
    query: { ...search('newest'), ...page() },
    answer: pageOf(publicCardAt('user.publicCards.edges.node'), ['cards', 'items']),
    body: ({ user }) => {
      if (!user) return null;
      const cards = user.publicCards.edges.map(({ node }) => restPublicCard(node));
      return { cards, items: cards, nextCursor: nextCursor(user.publicCards) };
    },
  }),
  row({
    method: 'get',
    path: '/api/public/card/:id',
    operation: RestGetPublicCardDocument,
    answer: object(null, { card: publicCardAt('publicCard') }),
    body: ({ publicCard }) => publicCard && { card: restPublicCard(publicCard) },
  }),
];

const analytics: Row[] = ['/api/analytics/overview', '/analytics/overview'].map((path) =>
  row({
    method: 'get',
    path,
    id: path.startsWith('/api') ? 'getOverview' : 'getOverviewAlias',
    operation: RestGetOverviewDocument,
    query: { timeZone: { to: 'timeZone' } },
    answer: selected('analyticsOverview'),
    body: ({ analyticsOverview }) => analyticsOverview,
  }),
);

/** Cards, the directory and what became of cards. */
export const cardRoutes: Row[] = [...cards, ...listings, ...directory, ...analytics];
