import {
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  graphql,
  isEnumType,
  parse,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { resolveEnumNames } from './enum-names.ts';

const DOCUMENT = '{ theme themes nothing later sent(theme: TECH) }';

function makeSchema() {
  const theme = new GraphQLEnumType({ name: 'Theme', values: { LUXE: { value: 'luxe' }, TECH: { value: 'tech' } } });
  const one = new GraphQLNonNull(theme);
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      theme: { type: one },
      themes: { type: new GraphQLNonNull(new GraphQLList(one)) },
      nothing: { type: theme },
      later: { type: one, resolve: async () => 'tech' },
      sent: { type: one, args: { theme: { type: one } }, resolve: (_source, { theme: sent }) => sent },
    },
  });
  return resolveEnumNames(new GraphQLSchema({ query }));
}

const rootValue = { theme: 'luxe', themes: ['tech', 'luxe'], nothing: null };
const answer = { theme: 'LUXE', themes: ['TECH', 'LUXE'], nothing: null, later: 'TECH', sent: 'TECH' };

test('a value is answered by its name, interpreted', async () => {
  expect((await graphql({ schema: makeSchema(), source: DOCUMENT, rootValue })).data).toEqual(answer);
});

test('a value is answered by its name, compiled as the executor compiles', async () => {
  const compiled = compileQuery(makeSchema(), parse(DOCUMENT), undefined, { disableLeafSerialization: true });
  if (!isCompiledQuery(compiled)) throw new Error('It was not compiled.');
  expect((await compiled.query(rootValue, {}, {})).data).toEqual(answer);
});

test('no name of an enum is another value of it, so a name can be told from a value', () => {
  const enums = Object.values(createSchema().getTypeMap()).filter(isEnumType);
  const ambiguous = enums.filter((type) =>
    type.getValues().some(({ name }) => type.getValues().some((one) => one.name !== name && one.value === name)),
  );
  expect(enums.length).toBeGreaterThan(30);
  expect(ambiguous.map(({ name }) => name)).toEqual([]);
});
