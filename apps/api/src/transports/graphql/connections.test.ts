import { type GraphQLField, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPartsOf } from '../../kernel/graphql/payload-field.ts';
import { createSchema } from '../../server/schema.ts';
import { giveCards } from '../../testing/cost-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

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
    const published = await server.graphql(
      'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
      {
        as: owner,
        variables: { input: { id: card, data, visibility: 'PUBLIC' } },
      },
    );
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

/** Connections without some of the arguments that all have → which, and why. */
const EXCEPTIONS: Record<string, { without: string[]; reason: string }> = {
  'Conversation.messages': {
    without: ['first', 'query', 'orderBy'],
    reason: 'Messages have numbers, by which they are read from the end; `Conversation.search` finds words in them.',
  },
  'Conversation.search': {
    without: ['first', 'after', 'orderBy'],
    reason: 'What is found is read from the end of the conversation, as its messages are.',
  },
  'Query.deletions': {
    without: ['last', 'before', 'query', 'orderBy'],
    reason: 'Programs follow it from the earliest on. Deleted objects have nothing left to search for.',
  },
  'Query.explore': {
    without: ['last', 'before'],
    reason:
      'The first page shows cards whose turn it is, a search ranks what it found, and answers are shared by all readers: nobody reads the directory backwards.',
  },
};

/** Lists of things with an id that have no pages → how many there are at most. */
const BOUNDED: Record<string, string> = {
  'AddGroupMembersPayload.added': 'at most 200 people in one call',
  'AddGroupMembersPayload.already': 'at most 200 people in one call',
  'Connector.runs': 'the latest 20',
  'Contact.deals': 'the newest 100; `Query.deals(contactId:)` has them all',
  'Contact.reminders': 'the 100 that are due first',
  'ContactDuplicates.contacts': 'contacts that look like one person',
  'Message.mentions': '50, which one message may mention',
  'Organization.invitations': '200 open invitations of a team',
  'Organization.templates': '20 templates of a team',
  'Query.contactFilters': '30 filters of a person',
  'Query.incidents': '50',
  'Query.people': '50; `after` has the next ones',
  'Share.recipients': '50 people, with whom a card is shared at once',
  'Viewer.accessTokens': '50 tokens of a person',
  'Viewer.apps': '20 apps that a person has registered',
  'Viewer.connectedApps': '50 apps that may act for a person',
  'Viewer.passkeys': '20 passkeys of a person',
  'Viewer.sessions': '100 sessions of a person',
};

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

/** What every connection takes → its type and default. */
const ARGUMENTS: Record<string, RegExp> = {
  first: /^Int = \d+$/,
  after: /^String = undefined$/,
  last: /^Int = undefined$/,
  before: /^String = undefined$/,
  query: /^String = (?:|undefined)$/,
  orderBy: /^\w+(?:Order|Sort) = [A-Z]+$/,
};

/** `Type.field` → the field, of all that the schema answers; what a mutation answers is made anew each time. */
function listFields(): [name: string, field: GraphQLField<unknown, unknown>][] {
  return Object.values(createSchema().getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.name !== 'Mutation' && findPartsOf(type)?.type !== null)
    .flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const))
    .map(([name, field]) => [name, field]);
}

test('every field that gives a connection takes the same arguments', () => {
  const found = listFields().filter(([, field]) => /Connection!$/.test(String(field.type)));
  expect(found.length).toBeGreaterThan(20);
  for (const [name, { args }] of found) {
    const kinds = Object.fromEntries(args.map((arg) => [arg.name, `${arg.type} = ${arg.defaultValue}`]));
    const missing = Object.keys(ARGUMENTS).filter((one) => kinds[one] === undefined);
    expect(missing, name).toEqual(EXCEPTIONS[name]?.without ?? []);
    if (EXCEPTIONS[name]) {
      const one = [kinds.first, kinds.last].filter((size) => /^Int = \d+$/.test(size ?? ''));
      expect(one.length, name).toBe(1);
    } else {
      for (const [one, kind] of Object.entries(ARGUMENTS)) expect(kinds[one], `${name}(${one}:)`).toMatch(kind);
    }
  }
  expect(Object.keys(EXCEPTIONS).filter((name) => !found.some(([known]) => known === name))).toEqual([]);
});

test('a list is searched by `query` and sorted by `orderBy`', () => {
  const others = listFields().flatMap(([name, { args }]) =>
    args.filter((arg) => /^(?:q|search|term|sort|order|sortBy)$/.test(arg.name)).map((arg) => `${name}(${arg.name}:)`),
  );
  expect(others).toEqual([]);
});

test('a list of things with an id has pages, or a bound that keeps it short', () => {
  const bare = listFields()
    .filter(
      ([name, { deprecationReason }]) => !deprecationReason && !/(?:Connection|Payload)\.(?:edges|nodes)$/.test(name),
    )
    .filter(([, { type }]) => isListType(getNullableType(type)))
    .filter(([, { type }]) => {
      const one = getNamedType(type);
      return isObjectType(one) && one.getInterfaces().some(({ name }) => name === 'Node');
    });
  expect(bare.map(([name]) => name).sort()).toEqual(Object.keys(BOUNDED));
});
