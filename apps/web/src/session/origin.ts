/** What the sign-in and sign-up pages are handed as navigation state. Checked by `afterSignIn`, never followed as it is. */
export interface Origin {
  intent?: unknown;
  from?: unknown;
}

/** Reads it out of navigation state, which may be anything. */
export function readOrigin(state: unknown): Origin {
  return typeof state === 'object' && state !== null ? state : {};
}
