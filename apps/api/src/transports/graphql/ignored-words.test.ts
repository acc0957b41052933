import { GraphQLString, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

const LONG = 'one two three four five six seven eight nine zwölf';
const IGNORED = ['nine', 'zwölf'];

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

test.each([
  ['contacts', '{ contacts(query: $q) { totalCount } }', 'query'],
  ['people', '{ people(query: $q) { id } }', 'query'],
  ['templates', '{ templates(query: $q) { id } }', 'query'],
  ['explore', '{ explore(query: $q) { categories { name } } }', 'query'],
])('a search of %s says which words it left out', async (field, selection, argument) => {
  const query = `query ($q: String!) ${selection}`;
  // Public answers come from the cache the second time.
  for (let uses = 0; uses < 4; uses += 1) {
    const { extensions, errors } = await server.graphql(query, { variables: { q: LONG }, as: owner });
    expect(errors).toBeUndefined();
    expect(extensions).toEqual({ searches: [{ field, argument, ignoredWords: IGNORED }] });
  }
  const { extensions } = await server.graphql(query, { variables: { q: 'one two' }, as: owner });
  expect(extensions).toBeUndefined();
});

test('every search of the schema goes by the names that are looked at', () => {
  const fields = Object.values(createSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  const searches = fields.flatMap(({ type, field }) =>
    field.args
      .filter((arg) => getNamedType(arg.type) === GraphQLString && /\bwords?\b/i.test(arg.description ?? ''))
      .map(({ name }) => `${type.name}.${field.name}(${name}:)`),
  );
  expect(searches.length).toBeGreaterThan(4);
  expect(searches.filter((search) => !/\((?:q|query):\)$/.test(search))).toEqual([]);
});

test('REST names the ignored words in a header', async () => {
  const { headers } = await server.rest('GET', `/api/explore?q=${encodeURIComponent(LONG)}`, { as: owner });
  expect(headers.get('x-ignored-words')?.split(',').map(decodeURIComponent)).toEqual(IGNORED);
});
