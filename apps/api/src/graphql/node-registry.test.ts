import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../composition/schema.ts';
import { giveCards } from '../testing/cost-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../testing/server.ts';
import { NODE_TYPES } from './node-registry.ts';

const NO_ID = '00000000-0000-7000-8000-000000000000';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

let server: TestServer;
let owner: Person;
let stranger: Person;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  ids.User = owner.id;
  ids.Card = await giveCards(server, owner, 3);
  ids.Share = await make('shareCard', 'ShareCardInput', { cardId: ids.Card, mode: 'LINK' });
  ids.Contact = await make('createContact', 'CreateContactInput', { name: 'Ravi' });
  ids.Deal = await make('createDeal', 'CreateDealInput', { name: 'Tiles', contactId: ids.Contact });
  ids.Group = await make('createGroup', 'CreateGroupInput', { name: 'Fair' });
  ids.Conversation = await make('openDirect', 'OpenDirectInput', { userId: stranger.id });
  const webhook = { url: 'https://hooks.example.com/cards', events: ['CARD_CREATED'] };
  const { data } = await server.graphql<{ createWebhook: { webhook: { id: string } } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { as: owner, variables: { input: webhook } },
  );
  ids.Webhook = String(data?.createWebhook.webhook.id);
});
afterAll(() => server.close());

async function make(mutation: string, type: string, input: object): Promise<string> {
  const { data, errors } = await server.graphql<Record<string, { id: string }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`,
    { as: owner, variables: { input } },
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return String(data[mutation]?.id);
}

async function nodes(wanted: string[], as: Person | null = owner) {
  const { data, errors } = await server.graphql<{ nodes: ({ __typename: string; id: string } | null)[] }>(NODES, {
    as,
    variables: { ids: wanted },
  });
  return { found: data?.nodes, errors };
}

test('every type that implements Node is found by its id', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const nodeTypes = types.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(nodeTypes.map(({ name }) => name).sort()).toEqual([...NODE_TYPES].sort());
  expect(Object.keys(ids).sort()).toEqual([...NODE_TYPES].sort());
});

test('objects come in the order of their ids, with null for what nobody has', async () => {
  const wanted = Object.values(ids);
  const { found } = await nodes([NO_ID, ...wanted, 'no uuid']);
  expect(found).toEqual([null, ...Object.entries(ids).map(([__typename, id]) => ({ __typename, id })), null]);
});

test('a stranger and a visitor get what they may see by its own field, and nothing else', async () => {
  const entries = Object.entries(ids);
  const names = async (as: Person | null) => (await nodes(Object.values(ids), as)).found?.map((one) => one?.__typename);
  expect(await names(stranger)).toEqual(
    entries.map(([name]) => (['User', 'Conversation'].includes(name) ? name : undefined)),
  );
  expect(await names(null)).toEqual(entries.map(([name]) => (name === 'User' ? name : undefined)));
});

test.each([0, 21])('%i ids are refused', async (count) => {
  const { errors } = await nodes(Array.from({ length: count }, () => NO_ID));
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: { ids: 'Name 1 to 20 ids.' } } }]);
});

describe('a page says where it stands', () => {
  const PAGE = 'edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
  interface Page {
    edges: { cursor: string }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  }

  test('at the beginning, at the end, and where it is empty', async () => {
    const ask = async (after: string | null) => {
      const { data } = await server.graphql<{ viewer: { cards: Page } }>(
        `query ($after: String) { viewer { cards(first: 2, after: $after) { ${PAGE} } } }`,
        { as: owner, variables: { after } },
      );
      return data?.viewer.cards;
    };
    const first = await ask(null);
    const [one, two] = first?.edges ?? [];
    expect(first?.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: one?.cursor,
      endCursor: two?.cursor,
    });
    const last = await ask(String(two?.cursor));
    const [three] = last?.edges ?? [];
    expect(last?.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: three?.cursor,
      endCursor: three?.cursor,
    });
    expect((await ask(String(three?.cursor)))?.pageInfo).toMatchObject({ startCursor: null, endCursor: null });
  });

  test('also in the directory, whose answers are written from rows', async () => {
    const data = { title: 'Tiles', name: 'Olga Owner', phone: '+919876543210' };
    const published = await server.graphql('mutation ($input: UpdateCardInput!) { updateCard(input: $input) { id } }', {
      as: owner,
      variables: { input: { id: ids.Card, data, visibility: 'PUBLIC' } },
    });
    expect(published.errors).toBeUndefined();
    const ask = async (after: string | null) => {
      const query = `query ($after: String) { explore(first: 1, after: $after) { ${PAGE} } }`;
      const answer = await server.graphql<{ explore: Page }>(query, { variables: { after } });
      return answer.data?.explore;
    };
    const first = await ask(null);
    const cursor = String(first?.edges[0]?.cursor);
    expect(first?.pageInfo).toMatchObject({ hasPreviousPage: false, startCursor: cursor, endCursor: cursor });
    expect((await ask(cursor))?.pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: null, endCursor: null });
  });
});

test('every connection has the complete PageInfo', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const connections = types.filter(({ name }) => /Connection$/.test(name) && name !== 'MessageConnection');
  expect(connections.length).toBeGreaterThan(10);
  for (const type of connections) expect(String(type.getFields().pageInfo?.type), type.name).toBe('PageInfo!');
});
