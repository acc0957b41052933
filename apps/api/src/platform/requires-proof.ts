import { Extensions } from 'type-graphql';

export const REQUIRES_PROOF = 'requiresProof';
export const CHANGES_IDENTITY = 'changesIdentity';

interface ProofOptions {
  /** Whether it changes how or where somebody is signed in, or what is theirs: an account that everybody shares may not do it. */
  changesIdentity?: boolean;
}

/**
 * Marks an operation by which an intruder could keep or sell an account: whoever asks must have shown in the last ten
 * minutes who they are. The executor refuses it with STEP_UP_REQUIRED otherwise, before anything of it is executed.
 */
export function RequiresProof({ changesIdentity = false }: ProofOptions = {}): ReturnType<typeof Extensions> {
  return Extensions({ [REQUIRES_PROOF]: true, [CHANGES_IDENTITY]: changesIdentity });
}
