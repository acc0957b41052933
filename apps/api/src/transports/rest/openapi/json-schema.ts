import {
  type GraphQLInputType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { isText } from '../../../kernel/graphql/scalars.ts';

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export interface JsonSchema {
  title?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  anyOf?: JsonSchema[];
  $ref?: string;
}

/** How the values of an enum are written: as in the schema, `business` or `Male`. */
export type EnumCase = 'same' | 'lower' | 'capitalized';

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  Upload: { type: 'string', format: 'binary' },
};

/** A scalar or an enum. Scalars that are JSON of their own may be anything. */
export function leafSchema(type: GraphQLNamedType, enumCase: EnumCase = 'same'): JsonSchema {
  if (isText(type)) return { type: 'string' };
  if (!isEnumType(type)) return { ...SCALARS[type.name] };
  return { type: 'string', enum: type.getValues().map(({ name }) => writeEnum(name, enumCase)) };
}

function writeEnum(name: string, enumCase: EnumCase): string {
  if (enumCase === 'same') return name;
  const small = name.toLowerCase();
  return enumCase === 'lower' ? small : small.charAt(0).toUpperCase() + small.slice(1);
}

/** What is sent for an input of the schema. REST takes the values of enums in small letters wherever it says them so. */
export function inputSchema(type: GraphQLInputType, enumCase: EnumCase = 'same'): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, enumCase);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType, enumCase) };
  if (!isInputObjectType(type)) return leafSchema(type, enumCase);
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, describe(inputSchema(field.type, enumCase), field.description)]),
    ),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
  };
}

export function describe(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}

/** What either of the two allows. */
export function mergeSchemas(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (isNull(one)) return orNull(other);
  if (isNull(other)) return orNull(one);
  const merged = { ...one, ...other };
  const types = [...new Set([one.type ?? [], other.type ?? []].flat())];
  if (types.length > 0) merged.type = types.length === 1 ? types[0] : types;
  if (one.enum && other.enum) merged.enum = [...new Set([...one.enum, ...other.enum])];
  else delete merged.enum;
  if (one.enum && (!other.type || isNullOnly(other))) merged.enum = one.enum;
  if (one.items && other.items) merged.items = mergeSchemas(one.items, other.items);
  if (one.properties && other.properties) {
    merged.properties = mergeProperties(one.properties, other.properties);
    merged.required = (one.required ?? []).filter((name) => other.required?.includes(name));
  }
  return merged;
}

function mergeProperties(one: Record<string, JsonSchema>, other: Record<string, JsonSchema>) {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const [first, second] = [one[name], other[name]];
      return [name, first && second ? mergeSchemas(first, second) : ((first ?? second) as JsonSchema)];
    }),
  );
}

function isNullOnly({ type }: JsonSchema): boolean {
  return [type].flat().every((name) => name === 'null');
}

function isNull({ type }: JsonSchema): boolean {
  return type === 'null';
}

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.type === undefined) return schema;
  const types = [...new Set([schema.type, 'null'].flat())];
  const known = schema.enum && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {};
  return { ...schema, type: types.length === 1 ? (types[0] as string) : types, ...known };
}
