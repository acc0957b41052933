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
  default?: unknown;
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  anyOf?: JsonSchema[];
  $ref?: string;
}

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  Upload: { type: 'string', format: 'binary' },
};

/** A scalar or an enum, whose values REST writes in small letters in many places. Scalars that are JSON of their own may be anything. */
export function leafSchema(type: GraphQLNamedType, isLower = false): JsonSchema {
  if (isText(type)) return { type: 'string' };
  if (!isEnumType(type)) return { ...SCALARS[type.name] };
  return { type: 'string', enum: type.getValues().map(({ name }) => (isLower ? name.toLowerCase() : name)) };
}

/** What is sent for an input of the schema, with what stands for a field that is left out. */
export function inputSchema(type: GraphQLInputType, isLower = false): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, isLower);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType, isLower) };
  if (!isInputObjectType(type)) return leafSchema(type, isLower);
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, describe(inputSchema(field.type, isLower), field.description)]),
    ),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
  };
}

export function describe(schema: JsonSchema, description: string | null | undefined): JsonSchema {
  return description ? { ...schema, description } : schema;
}

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.type === undefined) return schema;
  const types = [...new Set([schema.type, 'null'].flat())];
  const known = schema.enum && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {};
  return { ...schema, type: types.length === 1 ? (types[0] as string) : types, ...known };
}
