import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { shareFixtures } from '../../testing/share-fixtures.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface ListedCard {
  id: string;
  position: number | null;
  totals: { views: number; leads: number } | null;
}

async function readList(person: Person): Promise<ListedCard[]> {
  const { data } = await server.graphql<{ viewer: { cards: { edges: { node: ListedCard }[] } } }>(
    '{ viewer { cards(first: 20) { edges { node { id position totals { views leads } } } } } }',
    { as: person },
  );
  return (data?.viewer.cards.edges ?? []).map(({ node }) => node);
}

async function idsInOrder(person: Person) {
  const placed = (await readList(person)).filter(({ position }) => position !== null);
  return placed.toSorted((a, b) => Number(a.position) - Number(b.position)).map(({ id }) => id);
}

function reorder(person: Person, cardIds: string[]) {
  return server.graphql<{ reorderCards: { cards: { id: string }[] } }>(
    'mutation ($input: ReorderCardsInput!) { reorderCards(input: $input) { cards { id position } } }',
    { variables: { input: { cardIds } }, as: person },
  );
}

async function personWithCards(name: string, count: number): Promise<[Person, ...string[]]> {
  const person = await server.register(name);
  const { makeCard } = shareFixtures(server);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await makeCard('PUBLIC', person));
  return [person, ...ids];
}

test('cards have no place until they are put somewhere, and then keep the order', async () => {
  const [asha, first = '', second = '', third = ''] = await personWithCards('Asha Order', 3);
  expect((await readList(asha)).map(({ position }) => position)).toEqual([null, null, null]);
  const { data } = await reorder(asha, [second, third, first]);
  expect(data?.reorderCards.cards.map(({ id }) => id)).toEqual([second, third, first]);
  expect(await idsInOrder(asha)).toEqual([second, third, first]);
});

test('placed cards that are left out follow; a new card stays without a place', async () => {
  const [ravi, first = '', second = '', third = '', fresh = ''] = await personWithCards('Ravi Order', 4);
  await reorder(ravi, [first, second, third]);
  await reorder(ravi, [third]);
  expect(await idsInOrder(ravi)).toEqual([third, first, second]);
  expect((await readList(ravi)).find(({ id }) => id === fresh)?.position).toBeNull();
});

test('the order changes neither version nor time of a card', async () => {
  const [meera, first = '', second = ''] = await personWithCards('Meera Order', 2);
  const readCard = async () => (await server.rest('GET', `/api/cards/${first}`, { as: meera })).body;
  const before = await readCard();
  await reorder(meera, [second, first]);
  expect(await readCard()).toEqual(before);
});

test('names what is wrong, and changes nothing', async () => {
  const [owner, first = '', second = ''] = await personWithCards('Omar Order', 2);
  const [, other = ''] = await personWithCards('Olga Order', 1);
  await reorder(owner, [first, second]);
  const readCode = async (ids: string[]) => {
    const { errors } = await reorder(owner, ids);
    return [errors?.[0]?.extensions.code, Object.keys(errors?.[0]?.extensions.fields ?? {})];
  };
  expect(await readCode([])).toEqual(['BAD_USER_INPUT', ['cardIds']]);
  expect(await readCode([second, second])).toEqual(['BAD_USER_INPUT', ['cardIds']]);
  expect(await readCode([second, other])).toEqual(['NOT_FOUND', ['cardIds']]);
  expect(await readCode(['nonsense'])).toEqual(['NOT_FOUND', ['cardIds']]);
  expect(await idsInOrder(owner)).toEqual([first, second]);
});

test('others see neither place nor figures', async () => {
  const [owner, card = ''] = await personWithCards('Uma Order', 1);
  await reorder(owner, [card]);
  const { data } = await server.graphql('query ($id: ID!) { card(id: $id) { position totals { views } } }', {
    variables: { id: card },
  });
  expect(data).toEqual({ card: { position: null, totals: null } });
});
