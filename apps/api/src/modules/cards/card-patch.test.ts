import { type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';

function listTypes(schema: GraphQLSchema, name: string): [field: string, type: string][] {
  const input = schema.getType(name);
  if (!isInputObjectType(input)) throw new Error(`${name} is no input.`);
  return Object.values(input.getFields()).flatMap(({ name: field, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? [] : [[field, named.name]];
  });
}

test.each(['CardData', 'CardSocials', 'PersonalDetails', 'CompanyDetails', 'EventDetails'])(
  'the fields of a patch have the types of the whole card: %s',
  (part) => {
    const schema = createSchema();
    expect(listTypes(schema, `${part}Patch`).sort()).toEqual(listTypes(schema, `${part}Input`).sort());
  },
);
