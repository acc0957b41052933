import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { CardFigures } from '../analytics/card-figures.entity.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  owner = await server.register('Olga Owner');
  await givePlan(server, owner, { status: 'trial' });
  await make({ title: 'Bakery', name: 'Olga Rao', tags: ['Bread', 'Paris'], type: 'BUSINESS' });
  await make({ title: 'Élan Studio', name: 'Olga Rao', tags: [], type: 'BUSINESS' });
  await make({ title: 'atelier', name: 'Olga Rao', tags: ['paris'], type: 'PERSONAL' });
  const [bakery] = (await list('first: 1, query: "bakery"')).cards?.edges ?? [];
  const figures = { views: 7, filteredViews: 0, actions: 0, saves: 0, leads: 0, visitorDays: 0, tappedDays: 0 };
  await server.services.db.manager.insert(CardFigures, {
    ...{ cardId: bakery?.node.id, isDay: true, at: new Date() },
    ...{ ...figures, convertedDays: 0, savedDays: 0, leadDays: 0 },
  });
});
afterAll(() => server.close());

async function make(data: object): Promise<void> {
  const { errors } = await server.graphql(
    'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }',
    {
      as: owner,
      variables: { input: { data: { phone: '+919876543210', ...data }, visibility: 'PRIVATE' } },
    },
  );
  expect(errors).toBeUndefined();
}

interface Cards {
  totalCount: number;
  edges: { cursor: string; node: { id: string; data: { title: string } } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

async function list(args: string, as = owner) {
  const { data, errors } = await server.graphql<{ viewer: { cards: Cards } | null }>(
    `{ viewer { cards(${args}) { totalCount edges { cursor node { id data { title } } }
       pageInfo { hasNextPage hasPreviousPage endCursor } } } }`,
    { as },
  );
  const cards = data?.viewer?.cards;
  return { titles: cards?.edges.map(({ node }) => node.data.title), cards, code: errors?.[0]?.extensions.code };
}

test.each([
  ['query: "ELAN"', ['Élan Studio']],
  ['query: "olga paris"', ['atelier', 'Bakery']],
  ['query: "olga berlin"', []],
  ['tag: "PARIS"', ['atelier', 'Bakery']],
  ['type: PERSONAL', ['atelier']],
  ['visibility: PUBLIC', []],
  ['visibility: PRIVATE, type: BUSINESS, tag: "bread"', ['Bakery']],
  ['orderBy: NEWEST', ['atelier', 'Élan Studio', 'Bakery']],
  ['orderBy: TITLE', ['atelier', 'Bakery', 'Élan Studio']],
  ['orderBy: VIEWS', ['Bakery', 'atelier', 'Élan Studio']],
])('%s gives the cards that fit, in order', async (args, expected) => {
  const { titles, cards } = await list(`first: 20, ${args}`);
  expect(titles).toEqual(expected);
  expect(cards?.totalCount).toBe(expected.length);
});

test('cards stand as they were arranged, and the one that was saved last is the latest updated', async () => {
  const { cards } = await list('first: 20, orderBy: TITLE');
  const [atelier, bakery, elan] = cards?.edges.map(({ node }) => node.id) ?? [];
  const change = async (document: string, input: object) => {
    const { errors } = await server.graphql(document, { as: owner, variables: { input } });
    expect(errors).toBeUndefined();
  };
  await change('mutation ($input: ReorderCardsInput!) { reorderCards(input: $input) { cards { id } } }', {
    cardIds: [elan, atelier, bakery],
  });
  expect((await list('first: 20, orderBy: MANUAL')).titles).toEqual(['Élan Studio', 'atelier', 'Bakery']);
  await change('mutation ($input: PatchCardInput!) { patchCard(input: $input) { card { id } } }', {
    ...{ id: bakery, data: { name: 'Olga R. Rao' } },
  });
  expect((await list('first: 1, orderBy: UPDATED')).titles).toEqual(['Bakery']);
});

test.each(['TITLE', 'VIEWS', 'UPDATED', 'MANUAL'])('pages by %s have each card once', async (order) => {
  const titles: (string | undefined)[] = [];
  let after = '';
  do {
    const { cards } = await list(`first: 1, orderBy: ${order}${after && `, after: "${after}"`}`);
    expect(cards?.pageInfo.hasPreviousPage).toBe(titles.length > 0);
    expect(cards?.totalCount).toBe(3);
    titles.push(cards?.edges[0]?.node.data.title);
    after = (cards?.pageInfo.hasNextPage && cards.pageInfo.endCursor) || '';
  } while (after);
  expect(titles).toEqual((await list(`first: 20, orderBy: ${order}`)).titles);
});

test('a cursor of another order is refused, and a stranger sees none of them', async () => {
  const { cards } = await list('first: 1, orderBy: TITLE');
  expect((await list(`first: 1, orderBy: VIEWS, after: "${cards?.pageInfo.endCursor}"`)).code).toBe('BAD_USER_INPUT');
  expect((await list('first: 0, orderBy: TITLE')).code).toBe('BAD_USER_INPUT');
  const stranger = await server.register('Sam Stranger');
  expect((await list('first: 20, orderBy: TITLE', stranger)).titles).toEqual([]);
});
