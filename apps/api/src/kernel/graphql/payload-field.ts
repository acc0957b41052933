import type { GraphQLObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

/** The extension that says what a mutation's payload calls its answer. */
export const PAYLOAD_FIELD = 'payloadField';

/** A field of a payload. */
export interface PayloadField {
  name: string;
  description?: string | undefined;
}

/**
 * Names what a mutation gives in its payload. On an object type it holds for every mutation that gives one; without it
 * the field has the name of the type. On a mutation it is needed where the answer is no object: an id, a number, a choice.
 */
export function PayloadFieldName(
  name: string,
  description?: string,
): MethodDecorator & ClassDecorator & PropertyDecorator {
  const field: PayloadField = { name, description };
  return Extensions({ [PAYLOAD_FIELD]: field }) as MethodDecorator & ClassDecorator & PropertyDecorator;
}

/** The extension of a payload's type that `findPartsOf` reads. */
export const PARTS_OF = 'partsOf';

/**
 * The type whose rights the fields of a payload follow: the one that it took its fields from. Null for a payload that
 * leads to an object with rights of its own, and for a type that is none.
 */
export function findPartsOf({ extensions }: GraphQLObjectType): { type: string | null } | null {
  return (extensions[PARTS_OF] as { type: string | null } | undefined) ?? null;
}
