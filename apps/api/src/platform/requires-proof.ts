import { Extensions } from 'type-graphql';

export const REQUIRES_PROOF = 'requiresProof';

/**
 * Marks an operation by which an intruder could keep or sell an account: whoever asks must have shown in the last ten
 * minutes who they are. The executor refuses it with STEP_UP_REQUIRED otherwise, before anything of it is executed.
 */
export function RequiresProof(): ReturnType<typeof Extensions> {
  return Extensions({ [REQUIRES_PROOF]: true });
}
