import { readFileSync } from 'node:fs';
import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { printContract } from '../transports/graphql/contract.ts';
import { createSchema } from './schema.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

test('schema.graphql is the built schema: `npm run schema` writes it', () => {
  expect(read('schema.graphql')).toBe(printContract(createSchema()));
});

test('mutations take one input, and no list type is nullable inside', () => {
  for (const field of Object.values(createSchema().getMutationType()?.getFields() ?? {})) {
    expect(field.args.map(({ name }) => name).join(), field.name).toMatch(/^(input)?$/);
  }
});

test('no type shows a secret', () => {
  const names = Object.values(createSchema().getTypeMap())
    .filter(isObjectType)
    // What can be done with a password is no password, and how many visitors there were is no visitor.
    .filter(({ name }) => !name.startsWith('__') && name !== 'Mutation')
    .flatMap((type) => Object.keys(type.getFields()));
  expect(names.filter((name) => /password|hash|secret|visitor(?!s$)/i.test(name))).toEqual([]);
});
