import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { shareFixtures } from '../../testing/share-fixtures.ts';

let server: TestServer;
let fixtures: ReturnType<typeof shareFixtures>;
let owner: Person;
let friend: Person;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = shareFixtures(server);
});
beforeEach(async () => {
  [owner, friend] = await Promise.all([server.register('Olga Owner'), server.register('Fay Friend')]);
});
afterAll(() => server.close());

interface SentCards {
  edges: {
    node: {
      id: string;
      shareCount: number;
      countedShareCount: number;
      openedShareCount: number;
      card: object | null;
      face: object;
    };
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

async function readSentCards(as: Person, args = 'first: 20'): Promise<SentCards> {
  const fields =
    'edges { node { id shareCount countedShareCount openedShareCount card { id } face { name } } } pageInfo { hasNextPage endCursor }';
  const { data } = await server.graphql<{ sentCards: SentCards }>(`{ sentCards(${args}) { ${fields} totalCount } }`, {
    as,
  });
  if (!data) throw new Error('no cards were read');
  return data.sentCards;
}

test('each card that was shared is there once, with how many of its shares somebody opened', async () => {
  const [first, second] = [await fixtures.makeCard('PUBLIC', owner), await fixtures.makeCard('PRIVATE', owner)];
  await fixtures.share(first, owner);
  const seen = await fixtures.share(first, owner);
  await fixtures.share(second, owner);
  const view = { kind: 'view', shareMark: seen.mark, channel: 'link' };
  await server.rest('POST', `/api/cards/${first}/events`, { body: view, as: friend });
  const { edges, totalCount } = await readSentCards(owner);
  expect(edges.map(({ node: { id, shareCount, openedShareCount } }) => [id, shareCount, openedShareCount])).toEqual([
    [first, 2, 1],
    [second, 1, 0],
  ]);
  expect(totalCount).toBe(2);
  expect(edges[0]?.node).toMatchObject({ card: { id: first }, face: { name: 'Olga' } });
  expect(await readSentCards(friend)).toMatchObject({ edges: [], totalCount: 0 });
});

test('a downloaded code of an open card doesn’t count who opens it, that of a private one does', async () => {
  const cards = [await fixtures.makeCard('PUBLIC', owner), await fixtures.makeCard('PRIVATE', owner)];
  for (const cardId of cards) {
    const { errors } = await server.graphql(
      'mutation ($input: ShareCardInput!) { shareCard(input: $input) { share { id } } }',
      {
        as: owner,
        variables: { input: { cardId, mode: 'QR' } },
      },
    );
    expect(errors).toBeUndefined();
  }
  const { edges } = await readSentCards(owner);
  const counts = new Map(edges.map(({ node }) => [node.id, [node.shareCount, node.countedShareCount]]));
  expect(cards.map((id) => counts.get(id))).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('the latest activity comes first, page by page', async () => {
  const cards: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const card = await fixtures.makeCard('PUBLIC', owner);
    await fixtures.share(card, owner);
    cards.unshift(card);
  }
  // Times are kept by the millisecond: what is made in the same one stands in the order of the ids.
  await server.services.db.query(
    `UPDATE shares SET created_at = now() - array_position($1::uuid[], card_id) * interval '1 hour' WHERE sender_id = $2`,
    [cards, owner.id],
  );
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const { edges, pageInfo } = await readSentCards(owner, `first: 2${after}`);
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage) break;
    after = `, after: "${pageInfo.endCursor}"`;
  }
  expect(ids).toEqual(cards);
});

test('another’s card that they made private is listed without what it shows', async () => {
  const card = await fixtures.makeCard('PUBLIC', friend);
  await fixtures.share(card, owner);
  await server.services.db.query("UPDATE cards SET visibility = 'PRIVATE' WHERE id = $1", [card]);
  const { edges } = await readSentCards(owner);
  expect(edges.map(({ node }) => node)).toEqual([
    { id: card, shareCount: 1, countedShareCount: 1, openedShareCount: 0, card: null, face: null },
  ]);
});

test('the shares of one card are asked for by its id', async () => {
  const [first, second] = [await fixtures.makeCard('PUBLIC', owner), await fixtures.makeCard('PUBLIC', owner)];
  const { id } = await fixtures.share(first, owner);
  await fixtures.share(second, owner);
  const ask = async (cardId: string) => {
    const { data } = await server.graphql<{ sentShares: object }>(
      `{ sentShares(cardId: "${cardId}") { totalCount edges { node { id } } } }`,
      { as: owner },
    );
    return data?.sentShares;
  };
  expect(await ask(first)).toEqual({ totalCount: 1, edges: [{ node: { id } }] });
  expect(await ask('nonsense')).toEqual({ totalCount: 0, edges: [] });
});
