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
