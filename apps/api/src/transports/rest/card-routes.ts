import { list, object, selected, value } from './answers.ts';
import { choice, choices, graphql, input, page, type Route, route, search, toCapitals } from './route.ts';
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
const CARD_FIELDS: Route['takes'] = {
  title: { to: 'input.data.title', reads: 'elsewhere' },
  theme: { to: 'input.data.theme', reads: 'elsewhere', isLower: true },
  tags: { to: 'input.data.tags', reads: 'elsewhere' },
  data: { to: 'input.data', reads: 'always', isOptional: true, isLower: true, read: (_data, body) => cardData(body) },
  ...input('isPublic'),
  // A card that was read has a visibility; null is as nothing.
  visibility: { ...choice('input.visibility'), read: (sent) => toCapitals(sent) ?? undefined },
};

const cards: Route[] = [
  route({
    method: 'get',
    path: '/api/cards',
    operation: graphql(`
      query RestListCards($q: String!, $updatedSince: DateTimeISO, $sort: CardOrder!, $first: Int!, $after: String) {
        viewer {
          cards(query: $q, updatedSince: $updatedSince, orderBy: $sort, first: $first, after: $after) {
            edges { node { ...RestCard } } pageInfo { hasNextPage endCursor }
          }
        }
      }
    `),
    query: { ...search('newest'), ...page(), updatedSince: { to: 'updatedSince' } },
    answer: pageOf(cardAt('viewer.cards.edges.node'), ['cards', 'items']),
    body: ({ viewer }) => {
      const cards = viewer ? viewer.cards.edges.map(({ node }) => restCard(node)) : restUser(null);
      return { cards, items: cards, nextCursor: viewer && nextCursor(viewer.cards) };
    },
  }),
  route({
    method: 'post',
    path: '/api/cards',
    operation: graphql(`
      mutation RestCreateCard($input: CreateCardInput!) {
        createCard(input: $input) { card { ...RestCard } }
      }
    `),
    bodyShapes: { data: CARD_SHAPE },
    takes: CARD_FIELDS,
    status: 201,
    location: ({ createCard: { card } }) => `/api/cards/${card.id}`,
    version: ({ createCard: { card } }) => card.version,
    answer: object(null, { card: cardAt('createCard.card') }),
    body: ({ createCard: { card } }) => ({ card: restCard(card) }),
  }),
  route({
    method: 'get',
    path: '/api/cards/:id',
    operation: graphql(`query RestGetCard($id: ID!, $token: String) { card(id: $id, token: $token) { ...RestCard } }`),
    query: { token: { to: 'token' } },
    // What others see follows from who they are and from the owner's settings, so the version doesn't tell it.
    version: ({ card }) => (card?.data.audiences ? card.version : null),
    answer: object(null, { card: cardAt('card') }),
    body: ({ card }) => ({ card: restCard(card) }),
  }),
  route({
    method: 'put',
    path: '/api/cards/:id',
    operation: graphql(`
      mutation RestUpdateCard($input: UpdateCardInput!) {
        updateCard(input: $input) { card { ...RestCard } }
      }
    `),
    bodyShapes: { data: CARD_SHAPE },
    takes: { ...CARD_FIELDS, ...input('version') },
    version: ({ updateCard: { card } }) => card.version,
    answer: object(null, { card: cardAt('updateCard.card') }),
    body: ({ updateCard: { card } }) => ({ card: restCard(card) }),
  }),
  route({
    method: 'patch',
    path: '/api/cards/:id',
    operation: graphql(`
      mutation RestPatchCard($input: PatchCardInput!) { patchCard(input: $input) { card { ...RestCard } } }
    `),
    bodyShapes: { data: CARD_SHAPE },
    takes: { ...CARD_FIELDS, ...input('version') },
    version: ({ patchCard: { card } }) => card.version,
    answer: object(null, { card: cardAt('patchCard.card') }),
    body: ({ patchCard: { card } }) => ({ card: restCard(card) }),
  }),
  ...['/api/cards/:id', '/cards/:id'].map((path) =>
    route({
      method: 'delete',
      path,
      id: path.startsWith('/api') ? 'deleteCard' : 'deleteCardAlias',
      operation: graphql(`
        mutation RestDeleteCard($input: DeleteCardInput!) { deleteCard(input: $input) { deletedCardId } }
      `),
      version: () => null,
      status: 204,
    }),
  ),
  route({
    method: 'post',
    path: '/api/cards/:id/share',
    operation: graphql(`
      mutation RestShareCard($input: ShareCardInput!) { shareCard(input: $input) { share { id url } } }
    `),
    params: { id: 'input.cardId' },
    takes: { mode: choice('input.mode', 'link') },
    status: 201,
    answer: object(null, {
      shareUrl: value({ type: 'string', description: 'The link.' }),
      id: selected('shareCard.share.id'),
    }),
    body: ({ shareCard: { share } }) => ({ shareUrl: share.url, id: share.id }),
  }),
  route({
    method: 'post',
    path: '/api/cards/:id/events',
    operation: graphql(`
      mutation RestRecordCardEvent($input: RecordCardEventInput!) {
        recordCardEvent(input: $input) { isCounted isPending }
      }
    `),
    params: { id: 'input.cardId' },
    takes: { ...input('shareMark', 'token', 'utm', 'timeZone'), ...choices('kind', 'target', 'channel') },
    answer: selected('recordCardEvent'),
    body: ({ recordCardEvent }) => recordCardEvent,
  }),
];

const listings: Route[] = [
  route({
    method: 'get',
    path: '/api/cards/:id/listings',
    operation: graphql(`query RestGetListings($id: ID!) { card(id: $id) { ...RestListings } }`),
    answer: selected('card', LISTINGS),
    body: ({ card }) => card,
  }),
  route({
    method: 'put',
    path: '/api/cards/:id/listings',
    operation: graphql(`
      mutation RestSetListings($input: SetListingsInput!) {
        setListings(input: $input) { card { ...RestListings } }
      }
    `),
    params: { id: 'input.cardId' },
    takes: input('categories'),
    answer: selected('setListings.card', LISTINGS),
    body: ({ setListings: { card } }) => card,
  }),
  route({
    method: 'post',
    path: '/api/cards/:id/listings/feature',
    operation: graphql(`
      mutation RestFeatureListing($input: FeatureListingInput!) {
        featureListing(input: $input) { card { ...RestListings } }
      }
    `),
    params: { id: 'input.cardId' },
    takes: input('category'),
    answer: selected('featureListing.card', LISTINGS),
    body: ({ featureListing: { card } }) => card,
  }),
];

const directory: Route[] = [
  route({
    method: 'get',
    path: '/api/explore',
    operation: graphql(`
      query RestExplore($q: String, $category: String, $first: Int!, $after: String, $sort: ExploreSort!) {
        explore(query: $q, category: $category, first: $first, after: $after, orderBy: $sort) {
          edges { isFeatured node { ...RestDirectoryEntry } } pageInfo { hasNextPage endCursor }
          categories { name count }
        }
      }
    `),
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
  route({
    method: 'get',
    path: '/api/public/user/:owner',
    operation: graphql(`
      query RestGetPublicUser($owner: String!) {
        user(owner: $owner) { id name email phone about avatarUrl handle }
      }
    `),
    answer: object(null, { user: userAt('user') }),
    body: ({ user }) => user && { user: { ...user, _id: user.id, fullName: user.name, bio: user.about } },
  }),
  route({
    method: 'get',
    path: '/api/public/profile/:owner/cards',
    operation: graphql(`
      query RestListPublicCards($owner: String!, $q: String!, $sort: PublicCardOrder!, $first: Int!, $after: String) {
        user(owner: $owner) {
          publicCards(query: $q, orderBy: $sort, first: $first, after: $after) {
            edges { node { ...RestDirectoryEntry } } pageInfo { hasNextPage endCursor }
          }
        }
      }
    `),
    query: { ...search('newest'), ...page() },
    answer: pageOf(publicCardAt('user.publicCards.edges.node'), ['cards', 'items']),
    body: ({ user }) => {
      if (!user) return null;
      const cards = user.publicCards.edges.map(({ node }) => restPublicCard(node));
      return { cards, items: cards, nextCursor: nextCursor(user.publicCards) };
    },
  }),
  route({
    method: 'get',
    path: '/api/public/card/:id',
    operation: graphql(`query RestGetPublicCard($id: ID!) { publicCard(id: $id) { ...RestDirectoryEntry } }`),
    answer: object(null, { card: publicCardAt('publicCard') }),
    body: ({ publicCard }) => publicCard && { card: restPublicCard(publicCard) },
  }),
];

const analytics: Route[] = ['/api/analytics/overview', '/analytics/overview'].map((path) =>
  route({
    method: 'get',
    path,
    id: path.startsWith('/api') ? 'getOverview' : 'getOverviewAlias',
    operation: graphql(`
      query RestGetOverview($timeZone: String) { analyticsOverview(timeZone: $timeZone) { ...Overview } }
    `),
    query: { timeZone: { to: 'timeZone' } },
    answer: selected('analyticsOverview'),
    body: ({ analyticsOverview }) => analyticsOverview,
  }),
);

/** Cards, the directory and what became of cards. */
export const cardRoutes: Route[] = [...cards, ...listings, ...directory, ...analytics];
