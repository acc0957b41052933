import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { findDocumentRules } from './document-rules.ts';

const schema = buildSchema(`
  type Query { card(id: ID!): Card }
  type Card { title: String twin: Card }
  type Subscription { added: String changed: String }
`);

const errorsOf = (query: string, rules = findDocumentRules(query)) =>
  validate(schema, parse(query), rules).map(({ message }) => message);

test.each([
  'fragment F on Card { title } { card(id: 1) { title } }',
  '{ card(id: 1) { ...F } }',
  '{ card(id: 1) { ...F } } fragment F on Card { title twin { ...F } }',
  '{ card(id: 1) { ...F } } fragment F on Card { title } fragment F on Card { title }',
  '{ card(id: 1) { ... on Query { card(id: 2) { title } } } }',
  '{ card(id: 1) { ...F } } fragment F on String { title }',
  '{ card(id: 1) { ... on Nothing { title } } }',
  'query ($id: Nothing!) { card(id: $id) { title } }',
  'query ($id: Idd!) { card(id: $id) { title } }',
  '{ card(id: 1) { title @nothing } }',
  'query @skip(if: true) { card(id: 1) { title } }',
  '{ card(id: 1) { title @skip(if: true) @skip(if: false) } }',
  'subscription { added changed }',
  '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
])('%s is as wrong as by all rules', (query) => {
  const all = errorsOf(query, specifiedRules);
  expect(all).not.toHaveLength(0);
  expect(errorsOf(query)).toEqual(all);
});

test('a document of fields alone is not looked through for fragments', () => {
  const query = 'query ($id: ID!) { card(id: $id) { title } }';
  expect(errorsOf(query)).toEqual([]);
  expect(findDocumentRules(query).length).toBeLessThan(findDocumentRules(`${query} # ...`).length);
});
