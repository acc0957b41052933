import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { describe, type JsonSchema, leafSchema, orNull } from './openapi/json-schema.ts';

/** A declared answer: the fields of its operation that it shows, under the names that they have there. */
export type Answer = (operation: AnsweredOperation) => JsonSchema;

interface AnsweredOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
}

/** What a route writes otherwise than the schema; null leaves the field out, undefined is a field that the schema doesn't have. */
type Change = (field: JsonSchema) => JsonSchema | null;

/**
 * The object or value that the operation has at the path, such as `contacts.edges.node`: in lists an entry, and never null,
 * because a missing one is refused. Changes go by the path below it; `*` is for the object itself.
 */
export function selected(path: string, changes: Readonly<Record<string, Change>> = {}): Answer {
  return (operation) => change(find(operation, path), changes);
}

/** An object of these fields. A question mark at the end of a name says that the field may be missing. */
export function object(title: string | null, fields: Readonly<Record<string, Answer>>): Answer {
  return (operation) => ({
    ...(title && { title }),
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, answer]) => [name.replace('?', ''), answer(operation)]),
    ),
    required: Object.keys(fields).filter((name) => !name.endsWith('?')),
  });
}

/** The fields of both; those of the second win. */
export function merged(title: string, first: Answer, second: Answer): Answer {
  return (operation) => {
    const [one, other] = [first(operation), second(operation)];
    return {
      ...{ title, type: 'object' },
      properties: { ...one.properties, ...other.properties },
      required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
    };
  };
}

export function list(item: Answer): Answer {
  return (operation) => ({ type: 'array', items: item(operation) });
}

export function nullable(answer: Answer): Answer {
  return (operation) => orNull(answer(operation));
}

/** A field that the schema doesn't have. */
export const value =
  (schema: JsonSchema): Answer =>
  () =>
    schema;

/** Changes for `selected`. */
export const without = () => null;
export const present = ({ type, ...rest }: JsonSchema): JsonSchema => ({
  ...rest,
  ...(type !== undefined && { type: [type].flat().find((one) => one !== 'null') as string }),
  ...(rest.enum && { enum: rest.enum.filter((one) => one !== null) }),
});
/** The value, or each entry of the list, in small letters. */
export function lower(field: JsonSchema): JsonSchema {
  return {
    ...field,
    ...(field.enum && { enum: field.enum.map(toLower) }),
    ...(field.items && { items: lower(field.items) }),
  };
}
export const is =
  (schema: JsonSchema) =>
  ({ description }: JsonSchema): JsonSchema => ({ ...(description && { description }), ...schema });

function toLower(one: unknown): unknown {
  return typeof one === 'string' ? one.toLowerCase() : one;
}

function change(schema: JsonSchema, changes: Readonly<Record<string, Change>>): JsonSchema {
  let changed = schema;
  for (const [path, apply] of Object.entries(changes)) changed = changeAt(changed, path.split('.'), apply);
  return changed;
}

function changeAt(schema: JsonSchema, [name = '', ...below]: string[], apply: Change): JsonSchema {
  if (name === '*') return apply(schema) ?? schema;
  if (schema.items) return { ...schema, items: changeAt(schema.items, [name, ...below], apply) };
  const isOptional = name.endsWith('?');
  const key = name.replace('?', '');
  const { [key]: field, ...others } = schema.properties ?? {};
  if (below.length > 0) {
    return field ? { ...schema, properties: { ...schema.properties, [key]: changeAt(field, below, apply) } } : schema;
  }
  const made = apply(field ?? {});
  const required = (schema.required ?? []).filter((one) => one !== key);
  return {
    ...schema,
    properties: made ? { ...others, [key]: made } : others,
    required: made && !isOptional ? [...required, key] : required,
  };
}

/** The schema of what the operation selects at the path. */
function find({ schema, document }: AnsweredOperation, path: string): JsonSchema {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('A document without an operation.');
  let type: GraphQLOutputType = root;
  let set: SelectionSetNode | undefined = operation.selectionSet;
  let description: string | null | undefined;
  for (const name of path.split('.')) {
    const node: FieldNode | undefined = listFields(set, document).find((one) => (one.alias ?? one.name).value === name);
    const named: GraphQLNamedType = getNamedType(type);
    const field: GraphQLField<unknown, unknown> | undefined =
      node && isObjectType(named) ? named.getFields()[node.name.value] : undefined;
    if (!node || !field) throw new Error(`${operation.name?.value} selects no ${path}.`);
    const inner: GraphQLOutputType = getNullableType(field.type);
    // What follows is about an entry of a list.
    type = node.selectionSet ? getNamedType(inner) : field.type;
    set = node.selectionSet;
    description = field.description;
  }
  if (set) return describePresent(type, set, { schema, document });
  return describe(describeType(type, set, { schema, document }), description);
}

/** What the operation answers there. A union is described by its first type: its fields are those that operations select. */
function describeType(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  operation: AnsweredOperation,
): JsonSchema {
  if (isNonNullType(type)) return describePresent(type.ofType, set, operation);
  return orNull(describePresent(type, set, operation));
}

function describePresent(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  operation: AnsweredOperation,
): JsonSchema {
  if (isListType(type)) return { type: 'array', items: describeType(type.ofType, set, operation) };
  const named = getNamedType(type);
  if (!set) return leafSchema(named);
  const shown = isUnionType(named) ? named.getTypes()[0] : named;
  const fields = isObjectType(shown) ? shown.getFields() : {};
  const properties = listFields(set, operation.document).map((node) => {
    const field = fields[node.name.value];
    const described: JsonSchema = field
      ? describe(describeType(field.type, node.selectionSet, operation), field.description)
      : { type: 'string' };
    return [(node.alias ?? node.name).value, described] as const;
  });
  return {
    title: named.name,
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
  };
}

function listFields(set: SelectionSetNode | undefined, document: DocumentNode): FieldNode[] {
  return (set?.selections ?? []).flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one];
    if (one.kind === Kind.INLINE_FRAGMENT) return listFields(one.selectionSet, document);
    const name = one.name.value;
    const found = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name,
    );
    return found?.kind === Kind.FRAGMENT_DEFINITION ? listFields(found.selectionSet, document) : [];
  });
}
