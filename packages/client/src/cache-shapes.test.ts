import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InMemoryCacheConfig } from '@apollo/client';
import {
  buildSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { createCache } from './apollo-client.ts';

const root = join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const { typePolicies = {} } = Reflect.get(createCache(), 'config') as InMemoryCacheConfig;

/** All definitions of the web app. */
const definitions = readdirSync(join(root, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(root, 'apps/web/src', file), 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
  ),
);

/** 'Message.image' → the fields that each document asks of it, as 'height,url,width'. */
const asked = new Map<string, { sets: Set<string>; isKept: boolean }>();

for (const one of definitions) {
  if (one.kind === Kind.OPERATION_DEFINITION) {
    const type = schema.getRootType(one.operation);
    if (type) walk(type, one.selectionSet, type.name);
  } else if (one.kind === Kind.FRAGMENT_DEFINITION) {
    const type = schema.getType(one.typeCondition.name.value);
    if (isObjectType(type) && hasKey(type)) walk(type, one.selectionSet, type.name);
  }
}

/** Records the requested fields of values that the cache keeps inside an entry: an object's own fields, or all below a list. */
function walk(type: GraphQLObjectType, selection: SelectionSetNode, place: string): void {
  for (const field of flatten(selection)) {
    const { selectionSet } = field;
    const inner = type.getFields()[field.name.value]?.type;
    const named = getNamedType(inner);
    if (!inner || !isObjectType(named) || !selectionSet) continue;
    if (hasKey(named)) walk(named, selectionSet, named.name);
    else {
      const policy = typePolicies[type.name]?.fields?.[field.name.value];
      const isList = isListType(getNullableType(inner));
      const innerPlace = `${place}.${field.name.value}${keyArgs(field, policy)}`;
      const isKept = !isList && (hasRule(policy) || typePolicies[named.name]?.merge === true);
      note(innerPlace, isList ? deepFields(named, selectionSet) : names(selectionSet), isKept);
      walk(named, selectionSet, innerPlace);
    }
  }
}

type FieldRule = NonNullable<NonNullable<InMemoryCacheConfig['typePolicies']>[string]['fields']>[string] | undefined;

function hasRule(policy: FieldRule): boolean {
  return typeof policy === 'object' && policy.merge !== undefined && policy.merge !== false;
}

/** The arguments that separate two entries of a field. */
function keyArgs({ arguments: args = [] }: FieldNode, policy: FieldRule): string {
  const known = typeof policy === 'object' ? policy.keyArgs : undefined;
  const told = args.filter(({ name }) => (Array.isArray(known) ? known.includes(name.value) : known !== false));
  return told.length === 0 ? '' : `(${told.map(print).sort().join(', ')})`;
}

function names(selection: SelectionSetNode): string[] {
  return flatten(selection).map(({ name }) => name.value);
}

/** All fields down to nested entries, which the cache keeps separately. */
function deepFields(type: GraphQLObjectType, selection: SelectionSetNode): string[] {
  return flatten(selection).flatMap(({ name, selectionSet }) => {
    const inner = getNamedType(type.getFields()[name.value]?.type);
    if (!selectionSet || !isObjectType(inner) || hasKey(inner)) return [name.value];
    return deepFields(inner, selectionSet).map((one) => `${name.value}.${one}`);
  });
}

function note(place: string, fields: readonly string[], isKept: boolean): void {
  const known = asked.get(place) ?? { sets: new Set(), isKept };
  const key = [...new Set(fields)].filter((name) => !name.endsWith('__typename')).sort();
  asked.set(place, { ...known, sets: known.sets.add(key.join(',')) });
}

function flatten(selection: SelectionSetNode): FieldNode[] {
  return selection.selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one];
    const inner = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
    return inner ? flatten(inner.selectionSet) : [];
  });
}

/** Objects with an id are separate entries, which Apollo merges without a rule of ours. */
function hasKey(type: GraphQLObjectType): boolean {
  return Object.hasOwn(type.getFields(), 'id') || Array.isArray(typePolicies[type.name]?.keyFields);
}

test('two documents that ask for different fields of an object without an id don’t overwrite each other', () => {
  const overwritten = [...asked].filter(([, { sets, isKept }]) => sets.size > 1 && !isKept);
  expect(overwritten.map(([place, { sets }]) => `${place}: ${[...sets].join(' | ')}`)).toEqual([]);
});
