import { isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { liveFixtures } from '../../testing/live-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let person: Person;
const live = liveFixtures();

beforeAll(async () => {
  server = await startTestServer();
  person = await server.register('Asha');
  for (const name of ['Fay', 'Gil', 'Hana']) {
    await server.graphql('mutation($name: String) { createContact(input: { name: $name }) { contact { id } } }', {
      variables: { name },
      as: person,
    });
  }
});
afterAll(async () => {
  await live.dispose();
  await server.close();
});

test('arguments and fields with a default are nullable in the schema', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const args = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()).flatMap((one) => one.args));
  const defaulted = [...inputs, ...args].filter(({ defaultValue }) => defaultValue !== undefined);
  expect(defaulted.length).toBeGreaterThan(150);
  expect(defaulted.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

const QUERIES: [name: string, query: string, variables: Record<string, unknown>][] = [
  ['first', 'query($f: Int, $l: Int) { contacts(first: $f, last: $l) { totalCount } }', { f: null, l: 2 }],
  ['query', 'query($q: String) { contacts(query: $q, first: 1) { totalCount } }', { q: null }],
  ['orderBy', 'query($o: CardOrder) { viewer { cards(orderBy: $o, first: 1) { totalCount } } }', { o: null }],
  ['a written-out null', '{ contacts(first: null, query: null, orderBy: null, tag: null) { totalCount } }', {}],
  ['a list of another noun', 'query($f: Int) { deals(first: $f) { totalCount } }', { f: null }],
  ['a variable that has a default itself', 'query($f: Int = 2) { contacts(first: $f) { totalCount } }', { f: null }],
];

describe('null means the default', () => {
  test.each(QUERIES)('for %s, however often it is sent', async (_name, query, variables) => {
    // Documents are compiled when they are sent a third time.
    for (const _time of [1, 2, 3, 4]) {
      const { errors, data } = await server.graphql<object>(query, { variables, as: person });
      expect(errors).toBeUndefined();
      expect(data).toBeTruthy();
    }
  });

  test('over a socket', async () => {
    const client = live.client(server, person);
    const answers: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      client.subscribe(
        { query: 'query($f: Int) { contacts(first: $f) { totalCount } }', variables: { f: null } },
        { next: (answer) => answers.push(answer), error: reject, complete: resolve },
      );
    });
    expect(answers).toEqual([{ data: { contacts: { totalCount: 3 } } }]);
  });

  test('for an input field, which also has a default when it is absent', async () => {
    const { errors, data } = await server.graphql<{ createContact: { contact: object } }>(
      'mutation($input: CreateContactInput!) { createContact(input: $input) { contact { name company tags } } }',
      { variables: { input: { name: 'Ida', company: null, tags: null } }, as: person },
    );
    expect(errors).toBeUndefined();
    expect(data?.createContact.contact).toEqual({ name: 'Ida', company: '', tags: [] });
  });
});

describe('a null that can’t be is the client’s mistake', () => {
  test.each([
    ['of an argument', 'query($id: ID = "x") { contact(id: $id) { name } }', 'id'],
    ['of a directive', 'query($id: Boolean = true) { viewer @include(if: $id) { id } }', 'if'],
  ])('%s', async (_name, query, field) => {
    for (const _time of [1, 2, 3, 4]) {
      const { errors } = await server.graphql(query, { variables: { id: null }, as: person });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [field]: expect.any(String) },
      });
    }
  });
});

describe('a subscription over HTTP is refused with a clear error', () => {
  const query = 'subscription { activityAdded { kind } }';
  test.each(['application/json', 'application/graphql-response+json', '*/*'])('asked for %s', async (accept) => {
    for (const as of [person, null]) {
      const { errors, status } = await server.graphql(query, { as, headers: { accept } });
      expect(status).toBe(400);
      expect(errors?.[0]).toMatchObject({
        message: 'Subscriptions run over a WebSocket (graphql-transport-ws).',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });
});

test.each(['"a\\u0000b"', '"a\u0000b"', '"""a\u0000b"""'])(
  'a text with NUL written into the document is named: %j',
  async (text) => {
    const { errors } = await server.graphql(`mutation { createContact(input: { name: ${text} }) { contact { id } } }`, {
      as: person,
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { name: expect.any(String) },
    });
  },
);

test('an alias __proto__ keeps its key, however often it is sent', async () => {
  for (const _time of [1, 2, 3, 4]) {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ query: '{ viewer { __proto__: fullName constructor: id } }' }),
    });
    expect(await response.text()).toContain('"__proto__":"Asha"');
  }
});
