import type { JsonSchema } from './json-schema.ts';

/** The same with every object that has a title as a schema of its own, which stands once. */
export function hoistSchemas<T>(value: T): { hoisted: T; schemas: Record<string, JsonSchema> } {
  const schemas: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  return { hoisted: hoist(value) as T, schemas };

  function hoist(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(hoist);
    if (typeof part !== 'object' || part === null) return part;
    const { title, ...inner } = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, hoist(each)]));
    if (typeof title !== 'string' || !('properties' in inner)) return title === undefined ? inner : { title, ...inner };
    return toReference(title, inner as JsonSchema);
  }

  function toReference(title: string, schema: JsonSchema): JsonSchema {
    const { type, ...rest } = schema;
    const plain = { ...rest, type: 'object' };
    const text = `${title} ${JSON.stringify(plain)}`;
    const name = names.get(text) ?? freeName(title);
    names.set(text, name);
    schemas[name] = plain;
    const reference = { $ref: `#/components/schemas/${name}` };
    return [type].flat().includes('null') ? { anyOf: [reference, { type: 'null' }] } : reference;
  }

  function freeName(title: string): string {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? title : `${title}${number}`;
      if (!(name in schemas)) return name;
    }
  }
}
