import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import type { RestRequest, Row } from '../row.ts';
import { describe, inputSchema, type JsonSchema } from './json-schema.ts';
import { readVariableDescriptions } from './variable-descriptions.ts';

type Source = 'params' | 'query' | 'body' | 'texts' | 'files';

/** Something that a row reads of a request. */
export interface RequestValue {
  source: Source;
  /** With dots for what is inside another: `data.title`. */
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

interface Place {
  type: GraphQLInputType;
  isRequired: boolean;
  /** Of a list that is sent as one text. */
  isPart?: boolean;
  description: string | null | undefined;
}

const MARK = /§(params|query|body|texts|files)\.(.+?)§/i;

/**
 * What the row reads of a request, and as what: it is run with a request whose every value names itself, and where a value ends
 * up in the variables says its type. So nothing is written down twice, and a row can't be forgotten.
 */
export function readRequestValues(row: Row, schema: GraphQLSchema, operation: OperationDefinitionNode): RequestValue[] {
  const names = new Map<string, Set<string>>();
  const places = new Map<string, Place>();
  const variables = variablePlaces(row, schema, operation);
  find(run(row, names, new Map()), variables, (mark, place) => places.set(mark, place));
  // What ends up nowhere by itself is an object whose parts do.
  const lost = [...(names.get('body') ?? [])].filter((name) => !places.has(`body.${name}`));
  const nested = new Map(lost.flatMap((name) => partsNamed(name, variables)));
  if (nested.size > 0) find(run(row, names, nested), variables, (mark, place) => places.set(mark, place));
  return [...names].flatMap(([source, found]) => [...found].flatMap((name) => toValues(source as Source, name)));

  function toValues(source: Source, name: string): RequestValue[] {
    const key = `${source}.${name}`;
    const parts = [...places].filter(([mark]) => mark.startsWith(`${key}.`));
    if (!places.has(key) && parts.length > 0) {
      const properties = parts.map(([mark, place]) => [mark.slice(key.length + 1), toSchema(place)]);
      return [
        { source, name, isRequired: false, schema: { type: 'object', properties: Object.fromEntries(properties) } },
      ];
    }
    const place = places.get(key) ?? byName(row.aliases[name] ?? name);
    if (!place) throw new Error(`${row.method} ${row.path} reads ${key}, and no variable gets it.`);
    const hasOtherName = Object.values(row.aliases).includes(name) || name in row.aliases;
    return [{ source, name, isRequired: place.isRequired && !hasOtherName, schema: toSchema(place) }];
  }

  function byName(name: string): Place | undefined {
    return places.get(`body.${name}`) ?? variables.get(name);
  }
}

function toSchema(place: Place & { isLower?: boolean }): JsonSchema {
  if (place.isPart) return describe({ type: 'string' }, place.description);
  return describe(inputSchema(place.type, place.isLower ? 'lower' : 'same'), place.description);
}

function run(row: Row, names: Map<string, Set<string>>, nested: ReadonlyMap<string, readonly string[]>): unknown {
  const source = (kind: Source) => {
    const onRead = (name: string) => names.set(kind, (names.get(kind) ?? new Set()).add(name));
    return nameParts((name) => {
      onRead(name);
      const parts = nested.get(name);
      return parts ? Object.fromEntries(parts.map((part) => [part, `§${kind}.${name}.${part}§`])) : `§${kind}.${name}§`;
    });
  };
  const request = { params: source('params'), query: source('query'), body: source('body') };
  return row.variables({ ...request, form: { texts: source('texts'), files: source('files') } } as RestRequest);
}

/** An object that has every property. */
function nameParts(toPart: (name: string) => unknown): Record<string, never> {
  const read = (name: string | symbol) => (typeof name === 'string' ? toPart(name) : undefined);
  return new Proxy(
    {},
    {
      get: (_target, name) => read(name),
      has: (_target, name) => read(name) !== undefined,
      getOwnPropertyDescriptor: (_target, name) => ({ value: read(name), enumerable: true, configurable: true }),
    },
  );
}

/** The object of the input that has this name, with the names of its parts. */
function partsNamed(name: string, variables: ReadonlyMap<string, Place>): [string, string[]][] {
  return [...variables.values()].flatMap(({ type }): [string, string[]][] => {
    const input = getNullableType(type);
    const part = isInputObjectType(input) ? input.getFields()[name] : undefined;
    const inner = part && getNullableType(part.type);
    return isInputObjectType(inner) ? [[name, Object.keys(inner.getFields())]] : [];
  });
}

function variablePlaces(
  { operation: document }: Row,
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): Map<string, Place> {
  const descriptions = readVariableDescriptions(document, schema);
  return new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
      const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
      const name = variable.name.value;
      const description = descriptions.get(name);
      return type ? [[name, { type, isRequired: isNonNullType(type), description }] as const] : [];
    }),
  );
}

/** Says where each mark stands in the variables. */
function find(
  variables: unknown,
  places: ReadonlyMap<string, Place>,
  onFound: (mark: string, place: Place & { isLower: boolean }) => void,
): void {
  for (const [name, value] of Object.entries(variables as object)) {
    const place = places.get(name);
    if (place) visit(value, place);
  }

  function visit(value: unknown, place: Place): void {
    const type = getNullableType(place.type);
    const mark = typeof value === 'string' ? MARK.exec(value) : null;
    if (mark) {
      // Whole names are in capitals where the row writes the value so.
      const isLower = mark[0] === mark[0].toUpperCase() && mark[0] !== mark[0].toLowerCase();
      const [kind = '', path = ''] = [mark[1], mark[2]];
      onFound(`${kind.toLowerCase()}.${isLower ? path.toLowerCase() : path}`, { ...place, isLower });
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, { ...place, type: isListType(type) ? type.ofType : type, isPart: true });
    } else if (isInputObjectType(type) && typeof value === 'object' && value !== null) {
      const fields = type.getFields();
      for (const [name, inner] of Object.entries(value)) {
        const field = fields[name];
        if (!field) continue;
        const isRequired = isNonNullType(field.type) && field.defaultValue === undefined;
        visit(inner, { type: field.type, isRequired, description: field.description });
      }
    }
  }
}
