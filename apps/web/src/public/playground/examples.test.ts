import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLError, getVariableValues, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../../schema.graphql'), 'utf8'));

/** What the editor would mark in red: in the query, and in its variables. */
function findMistakes({ query, variables = '{}' }: (typeof EXAMPLES)[number]): readonly GraphQLError[] {
  const document = parse(query);
  const wrong = validate(schema, document);
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const values = operations.flatMap((operation) => {
    const { variableDefinitions = [] } = operation as { variableDefinitions?: [] };
    return getVariableValues(schema, variableDefinitions, JSON.parse(variables)).errors ?? [];
  });
  return [...wrong, ...values];
}

test.each(EXAMPLES)('$title has no red line', (example) => {
  expect(findMistakes(example)).toEqual([]);
});
