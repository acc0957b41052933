import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Replaces nulls with defaults in a value that a client sent. */
type Fill = (value: unknown) => unknown;

/**
 * Makes null mean the default, for every argument and input field that has one. Relay and many generated clients send null
 * for "no value". The schema then calls these arguments nullable, and resolvers never see the null.
 */
export function fillNullsWithDefaults(schema: GraphQLSchema): GraphQLSchema {
  const fills = new Map<string, Fill | null>();
  const types = Object.values(schema.getTypeMap());
  for (const type of types) {
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) makeNullable(field);
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const { args } of Object.values(type.getFields())) for (const arg of args) makeNullable(arg);
  }
  for (const type of types) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) fillArguments(field, fills);
  }
  return schema;
}

function makeNullable(value: GraphQLArgument | GraphQLInputField): void {
  if (value.defaultValue !== undefined && isNonNullType(value.type)) value.type = value.type.ofType;
}

function fillArguments(field: GraphQLField<unknown, unknown>, fills: Map<string, Fill | null>): void {
  const fill = combine(field.args, fills);
  if (!fill) return;
  const { resolve, subscribe } = field;
  // biome-ignore-start lint/complexity/useMaxParams: graphql-js calls them like this.
  if (resolve) field.resolve = (source, args, context, info) => resolve(source, fill(args) as object, context, info);
  if (subscribe)
    field.subscribe = (source, args, context, info) => subscribe(source, fill(args) as object, context, info);
  // biome-ignore-end lint/complexity/useMaxParams: as above
}

/** Null where nothing in the values has a default. */
function combine(
  values: readonly (GraphQLArgument | GraphQLInputField)[],
  fills: Map<string, Fill | null>,
): Fill | null {
  const parts = values.flatMap(({ name, type, defaultValue }) => {
    const below = fillFor(type, fills);
    return defaultValue === undefined && !below ? [] : [{ name, defaultValue, below }];
  });
  if (parts.length === 0) return null;
  return (sent) => {
    if (typeof sent !== 'object' || sent === null) return sent;
    const filled: Record<string, unknown> = { ...sent };
    for (const { name, defaultValue, below } of parts) {
      const value = filled[name];
      if (value === null && defaultValue !== undefined) filled[name] = defaultValue;
      else if (below && value !== undefined) filled[name] = below(value);
    }
    return filled;
  };
}

function fillFor(type: GraphQLInputType, fills: Map<string, Fill | null>): Fill | null {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const ofEntry = fillFor(nullable.ofType, fills);
    return ofEntry && ((value) => (Array.isArray(value) ? value.map(ofEntry) : value));
  }
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return null;
  const known = fills.get(named.name);
  if (known !== undefined) return known;
  // Called later, when the function of an input that contains itself is finished.
  fills.set(named.name, (value) => fills.get(named.name)?.(value) ?? value);
  const fill = combine(Object.values(named.getFields()), fills);
  fills.set(named.name, fill);
  return fill;
}
