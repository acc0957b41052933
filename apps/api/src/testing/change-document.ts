import { getNullableType, isObjectType } from 'graphql';
import { findPartsOf } from '../kernel/graphql/payload-field.ts';
import { createSchema } from '../server/schema.ts';

const mutations = createSchema().getMutationType()?.getFields() ?? {};

/** A mutation as a test asks for it, and how to read its answer: tests name the fields of what it changed. */
export interface ChangeDocument {
  query: string;
  /** What it changed, from the field of the payload that has it; the payload itself where that has the fields. */
  read: <Data>(data: Record<string, unknown> | null | undefined) => Data | null;
}

/** `createCard`, `{ id }` → `mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }`. */
export function writeChange(
  name: string,
  selection: string,
  type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`,
): ChangeDocument {
  const field = findPayloadField(name);
  const selected = field ? `{ ${field} ${selection} }` : selection;
  return {
    query: `mutation ($input: ${type}!) { ${name}(input: $input) ${selected} }`,
    read: <Data>(data: Record<string, unknown> | null | undefined) => {
      const payload = data?.[name] as Record<string, unknown> | undefined;
      return ((field ? payload?.[field] : payload) ?? null) as Data | null;
    },
  };
}

/** What the only field of an operation gave. */
export function readOnlyField<Data>(data: Record<string, unknown> | null | undefined): Data | null {
  return (Object.values(data ?? {})[0] ?? null) as Data | null;
}

/** The one field of a payload that leads to an object, an id or a number; null where the payload has fields of its own. */
export function findPayloadField(name: string): string | null {
  const type = getNullableType(mutations[name]?.type);
  if (!isObjectType(type)) throw new Error(`There is no mutation ${name}.`);
  const [field = null] = findPartsOf(type)?.type === null ? Object.keys(type.getFields()) : [];
  return field;
}
