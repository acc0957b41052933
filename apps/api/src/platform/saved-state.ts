/**
 * What is saved now, which a CONFLICT shows. GraphQL writes its enums as the schema does, REST and everything inside as the
 * domain does: `toJSON` is the latter.
 */
export class SavedState {
  readonly #inside: object;
  /** As the schema writes it. */
  readonly ofSchema: object;

  constructor(inside: object, ofSchema: object) {
    this.#inside = inside;
    this.ofSchema = ofSchema;
  }

  toJSON(): object {
    return this.#inside;
  }
}

/** The details of an error as GraphQL answers them. */
export function schemaDetails(details: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  const current = details?.current;
  return current instanceof SavedState ? { ...details, current: current.ofSchema } : details;
}
