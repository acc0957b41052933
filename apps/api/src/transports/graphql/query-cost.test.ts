import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

const aliases = (count: number, write: (name: string) => string) =>
  Array.from({ length: count }, (_, n) => write(`a${n}`)).join(' ');
const messages = (page: string) => `messages(${page}) { nodes { id text createdAt mentions { id name } } }`;

describe('what a document could read counts before it is executed', () => {
  test.each<[string, string, object?]>([
    [
      'pages by `last`',
      `{ ${aliases(5, (a) => `${a}: inbox(first: 40) { edges { node { ${messages('last: 100')} } } }`)} }`,
    ],
    [
      'pages by `last` in a variable',
      `query ($n: Int!) { ${aliases(5, (a) => `${a}: inbox(first: 40) { edges { node { ${messages('last: $n')} } } }`)} }`,
      { n: 100 },
    ],
    [
      'the default of a variable',
      `query ($n: Int! = 100) { ${aliases(5, (a) => `${a}: inbox(first: 40) { edges { node { ${messages('last: $n')} } } }`)} }`,
    ],
    [
      'the larger of `first` and `last`',
      `{ ${aliases(5, (a) => `${a}: inbox(first: 1, last: 40) { edges { node { ${messages('last: 100')} } } }`)} }`,
    ],
    [
      'the size that a page has by itself',
      `{ ${aliases(5, (a) => `${a}: inbox { edges { node { conversation: group { members { edges { node { user { id name path } } } } } } } }`)} }`,
    ],
    [
      'lists without pages',
      `{ ${aliases(5, (a) => `${a}: duplicateContacts { contacts { id reminders { id note dueAt } } }`)} }`,
    ],
    [
      'fragments on the way',
      `{ viewer { ${aliases(5, (a) => `${a}: groups(first: 100) { nodes: edges { node { ...G } } }`)} } } fragment G on Group { conversation { ... on Conversation { messages { nodes { id reactions { emoji } } } } } }`,
    ],
  ])('%s', async (_what, query, variables) => {
    const { errors } = await server.graphql(query, { variables, as: owner });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'cost' } });
  });

  test.each(['undefined', 'null', '', [5], 5.5, '5', 1e3, null, {}, true])(
    'a variable of %j leaves no price behind for other values',
    async (value) => {
      const many = aliases(5, (a) => `${a}: inbox(first: 40) { edges { node { ${messages('last: $n')} } } }`);
      // A separate document, so that no price is cached yet.
      const query = `query ($n: Int = 100) { ${many} } # ${JSON.stringify(value)}`;
      await server.graphql(query, { variables: { n: 1 }, as: owner });
      await server.graphql(query, { variables: { n: value }, as: owner });
      for (const variables of [{}, { n: 100 }]) {
        const { errors } = await server.graphql(query, { variables, as: owner });
        expect(errors?.[0]).toMatchObject({ extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'cost' } });
      }
    },
  );

  test('what a request asks for counts, not the most that its document could ask for', async () => {
    const many = aliases(5, (a) => `${a}: inbox(first: 40) { edges { node { ${messages('last: $n')} } } }`);
    for (const n of ['$n: Int', '$n: Int!', '$n: Int = 100']) {
      const { status, errors } = await server.graphql(`query (${n}) { ${many} }`, { variables: { n: 1 }, as: owner });
      expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    }
  });

  test('null for a page size costs the default size, whatever was priced before', async () => {
    const query = 'query ($n: Int = 100) { viewer { cards(first: $n) { edges { node { id } } } } }';
    const price = async (n?: number | null) => {
      const { body } = await server.rest('POST', '/graphql/cost', { body: { query, variables: { n } }, as: owner });
      return body.requested as number;
    };
    const [absent, none, absentAgain, two, noneAgain] = [
      await price(),
      await price(null),
      await price(),
      await price(2),
      await price(null),
    ];
    expect([absentAgain, noneAgain]).toEqual([absent, none]);
    expect(absent).toBeGreaterThan(none);
    expect(none).toBeGreaterThan(two);
  });

  test('a list inside of a page counts once, and texts in lists are no lists', async () => {
    const query = '{ viewer { cards(first: 100) { edges { node { id title data { tags } } } } } }';
    expect((await server.graphql(query, { as: owner })).errors).toBeUndefined();
  });
});

describe('an answer that turns out to be too large', () => {
  const MENTIONS = 1000;
  const MANY = (conversation: string, last = 100) =>
    `{ conversation(id: "${conversation}") { messages(last: ${last}) { nodes { mentions { id } } } } }`;
  const LONG = (conversation: string) =>
    `{ ${aliases(10, (a) => `${a}: conversation(id: "${conversation}") { messages(last: 100) { nodes { text again: text more: text } } }`)} }`;
  let conversation: string;

  beforeAll(async () => {
    const { data } = await server.graphql<{ createGroup: { group: { id: string } } }>(
      'mutation { createGroup(input: { name: "Long talks" }) { group { id } } }',
      { as: owner },
    );
    conversation = String(data?.createGroup.group.id);
    await server.services.db.query(
      `INSERT INTO messages (id, conversation_id, number, revision, added_revision, sender_id, client_id, text,
           mention_ids)
       SELECT gen_random_uuid(), $1, n, n, n, $2, gen_random_uuid(), repeat('ह', 4000), array_fill($2::uuid, ARRAY[$3::int]) FROM generate_series(1, 100) n`,
      [conversation, owner.id, MENTIONS],
    );
    await server.services.db.query('UPDATE conversations SET message_count = 100, revision = 100 WHERE id = $1', [
      conversation,
    ]);
  });

  const refused = (limit: string) => [{ extensions: { code: 'QUERY_TOO_COMPLEX', limit } }];

  test('in entries is not read to its end, interpreted and compiled', async () => {
    for (let uses = 0; uses < 5; uses += 1) {
      const { data, errors } = await server.graphql(MANY(conversation), { as: owner });
      expect(data).toBeNull();
      expect(errors).toMatchObject(refused('answerNodes'));
    }
  });

  test('in bytes is not sent, interpreted and compiled', async () => {
    for (let uses = 0; uses < 5; uses += 1) {
      const { data, errors } = await server.graphql(LONG(conversation), { as: owner });
      expect(data).toBeNull();
      expect(errors).toMatchObject(refused('answerBytes'));
    }
  });

  test('is refused on sockets and by Apollo Server as well', async () => {
    const url = `${server.origin.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token: owner.token } });
    const { value } = await client.iterate({ query: MANY(conversation) }).next();
    expect(value).toMatchObject({ data: null, errors: refused('answerNodes') });
    await client.dispose();
    const headers = { accept: 'application/graphql-response+json' };
    const { errors } = await server.graphql(LONG(conversation), { as: owner, headers });
    expect(errors).toMatchObject(refused('answerBytes'));
  });

  test('leaves smaller ones as they are', async () => {
    const { data } = await server.graphql<{ conversation: { messages: { nodes: { mentions: object[] }[] } } }>(
      MANY(conversation, 30),
      { as: owner },
    );
    expect(data?.conversation.messages.nodes[0]?.mentions).toHaveLength(MENTIONS);
  });
});
