import type { SecurityEventKind } from '@tessera/domain';
import { Extensions } from 'type-graphql';

export const REQUIRES_PROOF = 'requiresProof';
export const CHANGES_IDENTITY = 'changesIdentity';
export const OPENS_WAY_OUT = 'opensWayOut';
export const HARMLESS = 'harmless';

interface ProofOptions {
  /** Whether it changes how or where somebody is signed in, or what is theirs: an account that everybody shares may not do it. */
  changesIdentity?: boolean;
  /**
   * For a mutation that opens a lasting way out of the account: the event that the person sees in the security log and gets by
   * mail.
   */
  opens?: SecurityEventKind;
  /** Whether only some values need a proof, such as the role of an admin. The service then asks for it (`assertProved`). */
  isForSomeValues?: boolean;
}

/**
 * Marks an operation by which an intruder could keep or sell an account: whoever asks must have shown in the last ten
 * minutes who they are. The executor refuses it with STEP_UP_REQUIRED otherwise, before anything of it is executed.
 */
export function RequiresProof({
  changesIdentity = false,
  opens,
  isForSomeValues = false,
}: ProofOptions = {}): ReturnType<typeof Extensions> {
  return Extensions({
    [REQUIRES_PROOF]: !isForSomeValues,
    [CHANGES_IDENTITY]: changesIdentity,
    ...(opens && { [OPENS_WAY_OUT]: opens }),
  });
}

/** Marks a mutation that needs no proof, and says why a stolen session gains nothing lasting from it. */
export function Harmless(reason: string): ReturnType<typeof Extensions> {
  return Extensions({ [HARMLESS]: reason });
}
