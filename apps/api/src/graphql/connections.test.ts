import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../composition/schema.ts';
import { giveCards } from '../testing/cost-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let owner: Person;
let card: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Olga Owner');
  card = await giveCards(server, owner, 3);
});
afterAll(() => server.close());

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
      variables: { input: { id: card, data, visibility: 'PUBLIC' } },
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

/** Fields that read a list from its end, as people read a conversation. */
const FROM_THE_END = ['Conversation.messages', 'Conversation.search'];

test('every connection has the same shape', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const connections = types.filter(({ name }) => /Connection$/.test(name));
  expect(connections.length).toBeGreaterThan(15);
  for (const type of connections) {
    const { edges, pageInfo } = type.getFields();
    expect(String(pageInfo?.type), type.name).toBe('PageInfo!');
    const edge = edges && getNamedType(edges.type);
    expect(String(edges?.type), type.name).toBe(`[${edge?.name}!]!`);
    const fields = isObjectType(edge) ? edge.getFields() : {};
    expect(Object.keys(fields), type.name).toEqual(expect.arrayContaining(['cursor', 'node']));
    expect([String(fields.cursor?.type), String(fields.node?.type).endsWith('!')], type.name).toEqual([
      'String!',
      true,
    ]);
  }
});

test('every field that gives a connection takes the same arguments', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const found = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => /Connection!$/.test(String(field.type)))
      .map((field) => ({ name: `${type.name}.${field.name}`, args: field.args })),
  );
  expect(found.length).toBeGreaterThan(15);
  for (const { name, args } of found) {
    const kinds = Object.fromEntries(args.map((arg) => [arg.name, [String(arg.type), arg.defaultValue]]));
    if (FROM_THE_END.includes(name)) expect(kinds, name).toMatchObject({ last: ['Int!', expect.any(Number)] });
    else expect(kinds, name).toMatchObject({ first: ['Int!', expect.any(Number)], after: ['String', undefined] });
  }
});
