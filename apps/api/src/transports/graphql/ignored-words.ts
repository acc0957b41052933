import { ignoredWords } from '@tessera/domain';
import { GraphQLString, getNamedType, Kind, type ValueNode } from 'graphql';
import { type Operation, readFields } from './operation.ts';

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

/** Arguments of fields alone: those of our own directives search nothing. */
function readSearches({ schema, document }: Operation): Search[] {
  return readFields(schema, document).flatMap(({ node, field }) =>
    (node.arguments ?? []).flatMap(({ name, value }) => {
      const argument = field?.args.find((one) => one.name === name.value);
      if (!field || !argument || !SEARCHES.has(argument.name)) return [];
      if (getNamedType(argument.type) !== GraphQLString) return [];
      return [{ field: field.name, argument: argument.name, value }];
    }),
  );
}

function readText(value: ValueNode, variables: Record<string, unknown>): string | null {
  if (value.kind === Kind.STRING) return value.value;
  const found = value.kind === Kind.VARIABLE ? variables[value.name.value] : null;
  return typeof found === 'string' ? found : null;
}
