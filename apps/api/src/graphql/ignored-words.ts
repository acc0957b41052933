import { ignoredWords } from '@tessera/domain';
import { GraphQLString, getNamedType, Kind, TypeInfo, type ValueNode, visit, visitWithTypeInfo } from 'graphql';
import type { Operation } from './operation.ts';

/** Arguments in which people search by words. */
const SEARCHES = new Set(['q', 'query']);

/** A search of an operation of which words were left out. */
export interface CutSearch {
  /** The field that searches, such as `explore`. */
  field: string;
  argument: string;
  ignoredWords: string[];
}

interface Search {
  field: string;
  argument: string;
  value: ValueNode;
}

const known = new WeakMap<Operation, readonly Search[]>();

/** The searches of an operation that have more words than are looked for. The same rule for every search. */
export function findCutSearches(operation: Operation, variables: Record<string, unknown>): CutSearch[] {
  const searches = known.get(operation) ?? readSearches(operation);
  known.set(operation, searches);
  return searches.flatMap(({ field, argument, value }) => {
    const text = readText(value, variables);
    const ignored = text === null ? [] : ignoredWords(text);
    return ignored.length > 0 ? [{ field, argument, ignoredWords: ignored }] : [];
  });
}

/** Fields of the schema, so that arguments of our own directives are none. */
function readSearches({ schema, document }: Operation): Search[] {
  const types = new TypeInfo(schema);
  const searches: Search[] = [];
  const visitor = visitWithTypeInfo(types, {
    Argument({ name, value }) {
      const argument = types.getArgument();
      const field = types.getFieldDef();
      if (!argument || !field || !SEARCHES.has(name.value) || getNamedType(argument.type) !== GraphQLString) return;
      searches.push({ field: field.name, argument: name.value, value });
    },
  });
  visit(document, visitor);
  return searches;
}

function readText(value: ValueNode, variables: Record<string, unknown>): string | null {
  if (value.kind === Kind.STRING) return value.value;
  const found = value.kind === Kind.VARIABLE ? variables[value.name.value] : null;
  return typeof found === 'string' ? found : null;
}
