import { buildSchema, type GraphQLEnumType, graphql, isEnumType, parse } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { expect, test } from 'vitest';
import { createSchema } from '../composition/schema.ts';
import { resolveEnumNames } from './enum-names.ts';

const DOCUMENT = '{ theme themes nothing later sent(theme: TECH) }';

function makeSchema() {
  const schema = buildSchema(`
    enum Theme { LUXE TECH }
    type Query { theme: Theme!, themes: [Theme!]!, nothing: Theme, later: Theme!, sent(theme: Theme!): Theme! }
  `);
  const theme = schema.getType('Theme') as GraphQLEnumType;
  const values = { LUXE: 'luxe', TECH: 'tech' };
  const other = Object.assign(theme, {
    serialize: (value: string) => Object.entries(values).find(([, own]) => own === value)?.[0] ?? null,
    getValues: () => Object.entries(values).map(([name, value]) => ({ name, value })),
    parseLiteral: ({ value }: { value: keyof typeof values }) => values[value],
  });
  expect(isEnumType(other)).toBe(true);
  const fields = schema.getQueryType()?.getFields() ?? {};
  if (fields.later) fields.later.resolve = async () => 'tech';
  if (fields.sent) fields.sent.resolve = (_source, { theme: sent }) => sent;
  return resolveEnumNames(schema);
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
