import {
  RestCardByIdDocument,
  RestCardsDocument,
  RestCreateCardDocument,
  RestDeleteCardDocument,
  RestExploreDocument,
  RestFeatureListingDocument,
  RestListingsOfCardDocument,
  RestOverviewDocument,
  RestPatchCardDocument,
  RestPublicCardDocument,
  RestPublicCardsDocument,
  RestPublicUserDocument,
  RestRecordCardEventDocument,
  RestSetListingsDocument,
  RestShareCardDocument,
  RestUpdateCardDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import {
  CARD_SHAPE,
  capitals,
  cardData,
  defined,
  nextCursor,
  PER_PAGE,
  restCard,
  restDirectoryEntry,
  restPublicCard,
  restUser,
  toCount,
} from './shapes.ts';

const EXPLORE_PER_PAGE = 24;
/** What `restCard` adds to the fields of the schema. */
const CARD_NAMES = ['_id', 'ownerId', 'isPublic', 'type', 'theme', 'tags', 'title'];

const cards: Row[] = [
  row({
    method: 'get',
    path: '/api/cards',
    operation: RestCardsDocument,
    variables: ({ query: { q = '', sort = 'newest', limit = PER_PAGE, after = null, updatedSince = null } }) => ({
      q,
      updatedSince,
      sort: sort.toUpperCase(),
      first: toCount(limit),
      after,
    }),
    body: ({ viewer }) => {
      const cards = viewer ? viewer.cards.edges.map(({ node }) => restCard(node)) : restUser(null);
      return { cards, items: cards, nextCursor: viewer && nextCursor(viewer.cards) };
    },
  }),
  row({
    method: 'post',
    path: '/api/cards',
    operation: RestCreateCardDocument,
    answerNames: CARD_NAMES,
    bodyShapes: { data: CARD_SHAPE },
    variables: ({ body }) => ({ input: { data: cardData(body), ...access(body) } }),
    status: 201,
    location: ({ createCard: { card } }) => `/api/cards/${card.id}`,
    version: ({ createCard: { card } }) => card.version,
    body: ({ createCard: { card } }) => ({ card: restCard(card) }),
  }),
  row({
    method: 'get',
    path: '/api/cards/:id',
    operation: RestCardByIdDocument,
    variables: ({ params: { id = '' }, query: { token = null } }) => ({ id, token }),
    version: ({ card }) => card?.version,
    body: ({ card }) => ({ card: restCard(card) }),
  }),
  row({
    method: 'put',
    path: '/api/cards/:id',
    operation: RestUpdateCardDocument,
    answerNames: CARD_NAMES,
    bodyShapes: { data: CARD_SHAPE },
    variables: ({ params: { id }, body }) => ({
      input: { id, data: cardData(body), ...access(body), ...defined({ version: body.version }) },
    }),
    version: ({ updateCard: { card } }) => card.version,
    body: ({ updateCard: { card } }) => ({ card: restCard(card) }),
  }),
  row({
    method: 'patch',
    path: '/api/cards/:id',
    operation: RestPatchCardDocument,
    answerNames: CARD_NAMES,
    bodyShapes: { data: CARD_SHAPE },
    variables: ({ params: { id }, body }) => ({
      input: { id, data: cardData(body), ...access(body), ...defined({ version: body.version }) },
    }),
    version: ({ patchCard: { card } }) => card.version,
    body: ({ patchCard: { card } }) => ({ card: restCard(card) }),
  }),
  ...['/api/cards/:id', '/cards/:id'].map((path) =>
    row({
      method: 'delete',
      path,
      operation: RestDeleteCardDocument,
      variables: ({ params: { id = '' } }) => ({ input: { id } }),
      version: () => null,
      status: 204,
    }),
  ),
  row({
    method: 'post',
    path: '/api/cards/:id/share',
    operation: RestShareCardDocument,
    variables: ({ params: { id: cardId }, body }) => ({
      input: { cardId, mode: 'LINK', ...capitals(body, ['mode']) },
    }),
    status: 201,
    body: ({ shareCard: { share } }) => ({ shareUrl: share.url, id: share.id }),
  }),
  row({
    method: 'post',
    path: '/api/cards/:id/events',
    operation: RestRecordCardEventDocument,
    variables: ({ params: { id: cardId }, body }) => ({
      input: {
        cardId,
        ...defined({ shareId: body.shareId, token: body.token, utm: body.utm, timeZone: body.timeZone }),
        ...capitals(body, ['kind', 'target', 'channel']),
      },
    }),
    body: ({ recordCardEvent }) => recordCardEvent,
  }),
];

const listings: Row[] = [
  row({
    method: 'get',
    path: '/api/cards/:id/listings',
    operation: RestListingsOfCardDocument,
    variables: ({ params: { id = '' } }) => ({ id }),
    body: ({ card }) => card,
  }),
  row({
    method: 'put',
    path: '/api/cards/:id/listings',
    operation: RestSetListingsDocument,
    variables: ({ params: { id: cardId }, body }) => ({ input: { cardId, categories: body.categories } }),
    body: ({ setListings: { card } }) => card,
  }),
  row({
    method: 'post',
    path: '/api/cards/:id/listings/feature',
    operation: RestFeatureListingDocument,
    variables: ({ params: { id: cardId }, body }) => ({ input: { cardId, category: body.category } }),
    body: ({ featureListing: { card } }) => card,
  }),
];

const directory: Row[] = [
  row({
    method: 'get',
    path: '/api/explore',
    operation: RestExploreDocument,
    variables: ({ query: { q = null, category = null, after = null, limit = EXPLORE_PER_PAGE, sort = 'newest' } }) => ({
      q,
      category,
      after,
      first: toCount(limit),
      sort: sort.toUpperCase(),
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
    operation: RestPublicUserDocument,
    variables: ({ params: { owner = '' } }) => ({ owner }),
    body: ({ user }) => user && { user: { ...user, _id: user.id, fullName: user.name, bio: user.about } },
  }),
  row({
    method: 'get',
    path: '/api/public/profile/:owner/cards',
    operation: RestPublicCardsDocument,
    variables: ({ params: { owner = '' }, query: { q = '', sort = 'newest', limit = PER_PAGE, after = null } }) => ({
      owner,
      q,
      sort: sort.toUpperCase(),
      first: toCount(limit),
      after,
    }),
    body: ({ user }) => {
      if (!user) return null;
      const cards = user.publicCards.edges.map(({ node }) => restPublicCard(node));
      return { cards, items: cards, nextCursor: nextCursor(user.publicCards) };
    },
  }),
  row({
    method: 'get',
    path: '/api/public/card/:id',
    operation: RestPublicCardDocument,
    variables: ({ params: { id = '' } }) => ({ id }),
    body: ({ publicCard }) => publicCard && { card: restPublicCard(publicCard) },
  }),
];

const analytics: Row[] = ['/api/analytics/overview', '/analytics/overview'].map((path) =>
  row({
    method: 'get',
    path,
    operation: RestOverviewDocument,
    variables: ({ query }) => ({ timeZone: query.timeZone ?? null }),
    body: ({ analyticsOverview }) => analyticsOverview,
  }),
);

/** Cards, the directory and what became of cards. */
export const cardRoutes: Row[] = [...cards, ...listings, ...directory, ...analytics];

function access({ visibility, isPublic }: Record<string, unknown>) {
  return { ...defined({ isPublic }), ...capitals({ visibility }, ['visibility']) };
}
