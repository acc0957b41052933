import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readProjectFile } from './named-tests.ts';
import { findPoorDescriptions, MAX_DESCRIPTION_CHARS } from './schema-descriptions.ts';

test('every type, field, argument, input field and enum value of the schema is described', () => {
  expect(findPoorDescriptions(buildSchema(readProjectFile('schema.graphql')))).toEqual([]);
});

test('a missing description is found at each kind of place', () => {
  const schema = buildSchema(`
    type Query { "Some cards." cards(first: Int): Shade  "Takes an input." tint(
      "A choice." input: Choice): Int }
    enum Shade { DARK }
    input Choice { shade: Shade }
    interface Thing { id: ID }
    scalar Day
  `);
  expect(new Set(findPoorDescriptions(schema))).toEqual(
    new Set(
      ['Choice', 'Choice.shade', 'Day', 'Query', 'Query.cards(first:)', 'Shade', 'Shade.DARK', 'Thing', 'Thing.id'].map(
        (coordinate) => `${coordinate}: has no description.`,
      ),
    ),
  );
});

test.each([
  ['The id of the card.', 'only repeats the name.'],
  ['Cards’ ids', 'only repeats the name.'],
  ['x'.repeat(MAX_DESCRIPTION_CHARS + 1), 'is longer than 400 characters.'],
])('%j says too little or too much', (description, problem) => {
  const schema = buildSchema(`
    "What can be read."
    type Query { "One card." card: Card }
    "Shows who somebody is."
    type Card { """${description}""" cardId: ID }
  `);
  expect(findPoorDescriptions(schema)).toContain(`Card.cardId: ${problem}`);
});
