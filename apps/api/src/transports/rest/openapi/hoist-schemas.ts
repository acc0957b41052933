import type { JsonSchema } from './json-schema.ts';

/** The same with every object that has a title as a schema of its own, which stands once. Two objects can't have one title. */
export function hoistSchemas<T>(value: T): { hoisted: T; schemas: Record<string, JsonSchema> } {
  const schemas: Record<string, JsonSchema> = {};
  return { hoisted: hoist(value) as T, schemas };

  function hoist(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(hoist);
    if (typeof part !== 'object' || part === null) return part;
    const { title, ...inner } = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, hoist(each)]));
    if (typeof title !== 'string' || !('properties' in inner)) return title === undefined ? inner : { title, ...inner };
    return toReference(title, inner as JsonSchema);
  }

  function toReference(title: string, schema: JsonSchema): JsonSchema {
    const { type, description, ...rest } = schema;
    const plain = { ...rest, type: 'object' };
    const known = schemas[title];
    if (known && JSON.stringify(known) !== JSON.stringify(plain)) throw new Error(`Two schemas are called ${title}.`);
    schemas[title] = plain;
    const reference = { $ref: `#/components/schemas/${title}`, ...(description && { description }) };
    return [type].flat().includes('null') ? { anyOf: [reference, { type: 'null' }] } : reference;
  }
}
