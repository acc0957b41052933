import { type Message, msg } from '@tessera/texts';

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

/** Says why the sent version isn't the saved one: it is older, or it never existed. */
export function describeStale({ sent, saved }: { sent: number; saved: number }): Message {
  if (sent < 1 || sent > saved) {
    return msg('There is no such version. The saved version is {version}. Load it again.', { version: saved });
  }
  return msg('Someone saved a newer version ({version}) while you were editing version {sent}. Load it again.', {
    version: saved,
    sent,
  });
}

/** The details of an error as GraphQL answers them. */
export function schemaDetails(details: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  const current = details?.current;
  return current instanceof SavedState ? { ...details, current: current.ofSchema } : details;
}
